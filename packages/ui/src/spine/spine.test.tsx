import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Spine, type SpineItem } from './spine.tsx'

afterEach(cleanup)

const item = (changes: Partial<SpineItem>): SpineItem => ({
  id: 'e1',
  hora: '06:02',
  at: '2026-11-21T11:02:00.000Z',
  dia: '21 nov 2026',
  tono: 'done',
  titulo: 'Registrada',
  resto: 'por Hospital San Roque',
  detalle: 'Anexo 9 · Referencia',
  ...changes,
})
const LINE = 'Lo que ha pasado'
const read = () => screen.getAllByRole('listitem').map((one) => one.textContent)

describe('Spine', () => {
  it('reads as a list of hours and of what happened at each', () => {
    render(<Spine label={LINE} hoy="21 nov 2026" items={[item({})]} />)
    const list = within(screen.getByRole('list', { name: LINE }))
    expect(list.getByRole('listitem').textContent).toBe('06:02Registrada por Hospital San RoqueAnexo 9 · Referencia')
    expect(list.getByText('06:02').getAttribute('datetime')).toBe('2026-11-21T11:02:00.000Z')
  })

  it('says in words what has not happened yet', () => {
    const waiting = { id: 'p', hora: '—', at: null, dia: '', tono: 'pending', titulo: '', resto: 'Llegada' } as const
    render(<Spine label={LINE} hoy="21 nov 2026" items={[item({}), item({ ...waiting, detalle: 'Estimada 08:10' })]} />)
    expect(read().at(-1)).toContain('Pendiente:Llegada')
    expect(screen.getAllByRole('time')).toHaveLength(1)
  })

  it('names the days unless everything is of today', () => {
    const { rerender } = render(<Spine label={LINE} hoy="21 nov 2026" items={[item({}), item({ id: 'e2' })]} />)
    expect(screen.queryByText('21 nov 2026')).toBeNull()
    rerender(
      <Spine
        label={LINE}
        hoy="21 nov 2026"
        items={[item({}), item({ id: 'e2' }), item({ id: 'e3', dia: '22 nov 2026' })]}
      />,
    )
    expect(read().map((text) => text?.slice(0, 11))).toEqual([
      '21 nov 2026',
      '06:02Regist',
      '06:02Regist',
      '22 nov 2026',
      '06:02Regist',
    ])
  })

  it('shows what was said with its files below', () => {
    const said = item({ titulo: '', resto: '168/112', detalle: 'Dra. Murillo', burbuja: 'own' })
    render(<Spine label={LINE} hoy="21 nov 2026" items={[{ ...said, children: <a href="#informe">Informe.pdf</a> }]} />)
    expect(read()).toEqual(['06:02168/112Informe.pdfDra. Murillo'])
    expect(screen.getByRole('link', { name: 'Informe.pdf' })).toBeDefined()
  })
})
