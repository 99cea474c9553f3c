import { describe, expect, it } from 'vitest'
import { detailLines } from './detail.ts'

const sites = (campo: string, id: number): string | null =>
  campo.startsWith('rep') ? (id === 3 ? 'Sede Laureles' : 'Sede Poblado') : null

describe('el detalle de una entrada', () => {
  it('dice cada campo en palabras', () => {
    expect(
      detailLines({ motivo: 'Fin del contrato', activo: false, cup_id: null, desde: '2026-11-01', demo: true }),
    ).toEqual([
      { campo: 'Motivo', antes: null, valor: 'Fin del contrato' },
      { campo: 'Activo', antes: null, valor: 'No' },
      { campo: 'Procedimiento', antes: null, valor: 'Nada' },
      { campo: 'Desde', antes: null, valor: '01 nov 2026' },
    ])
  })

  it('junta cómo era y cómo quedó, como quiera que se haya guardado', () => {
    expect(detailLines({ rep_anterior_id: 3, rep_id: 7 }, sites)).toEqual([
      { campo: 'Sede', antes: 'Sede Laureles', valor: 'Sede Poblado' },
    ])
    expect(detailLines({ de_estado_id: 3, a_estado_id: 1 })).toEqual([{ campo: 'Estado', antes: '3', valor: '1' }])
    expect(detailLines({ antes: { nombre: 'Laura' }, despues: { nombre: 'Laura Inés', email: 'l@c.co' } })).toEqual([
      { campo: 'Nombre', antes: 'Laura', valor: 'Laura Inés' },
      { campo: 'Correo', antes: 'Nada', valor: 'l@c.co' },
    ])
    expect(detailLines({ roles: { antes: ['Auxiliar'], despues: ['Auxiliar', 'Oncólogo'] } })).toEqual([
      { campo: 'Roles', antes: 'Auxiliar', valor: 'Auxiliar, Oncólogo' },
    ])
  })

  it('las listas de cosas se leen una tras otra, y un campo nuevo tiene un nombre legible', () => {
    const lineas = [
      { cup_id: 12, cantidad: 1 },
      { cup_id: 14, cantidad: 2 },
    ]
    expect(detailLines({ lineas, color_favorito: 'azul', leido_at: '2026-11-21T12:24:00.000Z' })).toEqual([
      { campo: 'Líneas', antes: null, valor: 'Procedimiento: 12, Cantidad: 1; Procedimiento: 14, Cantidad: 2' },
      { campo: 'Color favorito', antes: null, valor: 'azul' },
      { campo: 'Leido at', antes: null, valor: '21 nov 2026, 07:24' },
    ])
  })

  it.each([
    ['un sí', { activo: true }, 'Activo', 'Sí'],
    ['un texto vacío', { motivo: '' }, 'Motivo', 'Nada'],
    ['una lista vacía', { roles: [] }, 'Roles', 'Nada'],
    [
      'un texto que solo menciona un instante',
      { motivo: 'desde 2026-11-21T12:24:00Z' },
      'Motivo',
      'desde 2026-11-21T12:24:00Z',
    ],
    ['un instante sin los segundos completos', { motivo: '2026-11-21T12:24:0' }, 'Motivo', '2026-11-21T12:24:0'],
    ['un campo que termina en _id', { color_id: 4 }, 'Color', '4'],
    ['un campo con _id en la mitad', { color_idioma: 'es' }, 'Color idioma', 'es'],
    ['un campo que empieza con raya', { _color: 'azul' }, 'Color', 'azul'],
  ])('%s se lee «%s»', (_name, detalle, campo, valor) => {
    expect(detailLines(detalle)).toEqual([{ campo, antes: null, valor }])
  })

  it('el valor anterior se encuentra también sin identificador', () => {
    expect(detailLines({ motivo_anterior: 'Traslado', motivo: 'Retiro' })).toEqual([
      { campo: 'Motivo', antes: 'Traslado', valor: 'Retiro' },
    ])
  })

  it('lo que no se sabe nombrar se muestra con su número', () => {
    expect(detailLines({ rep_id: 3 }, () => null)).toEqual([{ campo: 'Sede', antes: null, valor: '3' }])
  })

  it('un antes y un después que no son de campos se leen por separado, y con ellos se lee lo demás', () => {
    expect(detailLines({ antes: 'Activo', despues: { nombre: 'Laura' } })).toHaveLength(2)
    expect(detailLines({ antes: { nombre: 'Laura' }, despues: { nombre: 'Inés' }, motivo: 'Error' })).toEqual([
      { campo: 'Nombre', antes: 'Laura', valor: 'Inés' },
      { campo: 'Motivo', antes: null, valor: 'Error' },
    ])
  })

  it('una entrada sin detalle no tiene líneas', () => {
    expect(detailLines({})).toEqual([])
  })
})
