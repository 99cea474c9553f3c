import { describe, expect, it } from 'vitest'
import { changedView, signInAddress, signInFilter, signInView } from './sign-in-view.ts'

const TODAY = '2026-11-21'
const view = (address: string, ip = '') => signInView(new URLSearchParams(address), { ip }, TODAY)

describe('the address of the list of sign-ins', () => {
  it('asks for the last seven days when it says nothing', () => {
    expect(signInFilter(view(''))).toEqual({ desde: '2026-11-15', hasta: TODAY })
    expect(signInAddress(view(''), TODAY).toString()).toBe('')
  })

  it('says each filter and comes back to the same view', () => {
    const asked = view(
      'ver=direccion&desde=2026-10-01&hasta=2026-11-20&usuario=5&resultado=bloqueado&pagina=2&corte=90',
      '::1',
    )
    expect(signInFilter(asked)).toEqual({
      desde: '2026-10-01',
      hasta: '2026-11-20',
      usuario_id: 5,
      resultado: 'bloqueado',
      ip: '::1',
    })
    expect(signInView(signInAddress(asked, TODAY), { ip: '::1' }, TODAY)).toEqual(asked)
    expect(signInAddress(asked, TODAY).toString()).not.toContain('::1')
  })

  it('goes to the first page when a filter changes', () => {
    expect(changedView(view('pagina=3&corte=9'), { resultado: 'codigo' })).toMatchObject({ pagina: 1, corte: null })
  })

  it.each(['ver=todo', 'desde=ayer', 'usuario=x', 'resultado=raro', 'pagina=-1'])(
    'takes %s for not said',
    (address) => {
      expect(view(address)).toEqual(view(''))
    },
  )
})
