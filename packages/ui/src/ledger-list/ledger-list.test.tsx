import type { LedgerEntry } from '@cauce/domain/medication/check'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LedgerList } from './ledger-list.tsx'

afterEach(cleanup)

const entry = (change: Partial<LedgerEntry>): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'limpia',
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  conocimiento: { catalogo: 'interacciones', version: '2026-10', fecha: '2026-10-01' },
  hallazgos: [],
  motivo: null,
  operador: null,
  ...change,
})

const drug = (nombre: string) => ({ codesumi_id: 1, nombre, principio: nombre, origen: 'por_ordenar' as const })

const texts = (entries: readonly LedgerEntry[]) => {
  render(<LedgerList entries={entries} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('LedgerList', () => {
  it('says which check, what it answered, when and with which knowledge', () => {
    expect(texts([entry({})])).toEqual([
      'InteraccionesSin interacciones21 nov 2026, 07:26, al formular · interacciones v2026-10, del 01 oct 2026',
    ])
  })

  it('keeps a check that was not made, with why, although it was made again later', () => {
    const [first, second] = texts([
      entry({
        respuesta: 'no_verificada',
        por_que: 'El servicio no respondió a las 07:26',
        conocimiento: null,
        motivo: 'Lo revisé en otra fuente',
        operador: 'Laura Restrepo Mejía',
      }),
      entry({ origen: 'servidor' }),
    ])
    expect(first).toContain('Se repitió después')
    expect(first).toContain('El servicio no respondió a las 07:26')
    expect(first).toContain('«Lo revisé en otra fuente» · Laura Restrepo Mejía')
    expect(second).toContain('al generar la orden')
    expect(second).not.toContain('Se repitió después')
  })

  it('says what was found and between which drugs', () => {
    texts([
      entry({
        respuesta: 'encontrada',
        hallazgos: [
          {
            comprobacion: 'interacciones',
            clave: 'x',
            alerta_detalle_id: 1,
            severidad: 'mayor',
            titulo: 'Puede causar sangrado',
            detalle: 'Frena su metabolismo',
            conducta: null,
            medicamentos: [drug('Warfarina'), drug('Sulfametoxazol')],
            bloquea: false,
            fuente: null,
          },
        ],
      }),
    ])
    expect(screen.getByText('Mayor: Puede causar sangrado')).toBeDefined()
    expect(screen.getByText(/Warfarina con Sulfametoxazol/u)).toBeDefined()
  })
})
