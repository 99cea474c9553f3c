import { describe, expect, it } from 'vitest'
import { changedView, nextSort, permissionsAddress, permissionsFilter, permissionsView } from './permissions-view.ts'

const view = (address: string) => permissionsView(new URLSearchParams(address))

describe('the address of the permissions', () => {
  it('asks for all of them by group when it says nothing', () => {
    expect(permissionsFilter(view(''))).toEqual({ orden: 'grupo' })
  })

  it('says each thing and comes back to the same view', () => {
    const asked = view('texto=kardex&grupo=farmacia&cuales=sin_rol&orden=-personas&pagina=2&permiso=7&ver=si')
    expect(permissionsFilter(asked)).toEqual({
      texto: 'kardex',
      grupo: 'farmacia',
      cuales: 'sin_rol',
      orden: '-personas',
    })
    expect(view(permissionsAddress(asked).toString())).toEqual(asked)
  })

  it.each(['cuales=otros', 'orden=roles', 'ver=si', 'permiso=-1', 'grupo='])('takes %s for not said', (address) => {
    expect(view(address)).toEqual(view(''))
  })

  it('forgets page and selection when what is listed changes', () => {
    const moved = changedView(view('pagina=3&permiso=7&ver=si'), { grupo: 'turno' })
    expect(permissionsAddress(moved).toString()).toBe('grupo=turno')
  })

  it('turns the order of a column around', () => {
    expect([nextSort('grupo', 'titulo'), nextSort('titulo', 'titulo'), nextSort('grupo', 'personas')]).toEqual([
      'titulo',
      '-titulo',
      '-personas',
    ])
  })
})
