import { describe, expect, it } from 'vitest'
import { checkedLine, intervalOf } from './checked-line.ts'
import type { SchemeLine } from './scheme.ts'

const line: SchemeLine = {
  esquema_linea_id: null,
  codesumi_id: 9,
  nombre: 'Dexametasona 4 mg tableta',
  dosis: 2,
  unidad_medida: 'Tableta',
  indice_dosis: 'FIJA',
  dosis_formulada: 2,
  via: ' Oral ',
  dias_aplicacion: '1-3',
  ciclos_aplica: null,
  cantidad_aplicaciones: 6,
  observaciones: '',
}
const course = { ciclo: 1, ciclo_total: 4, frecuencia_repeticion: 21 }

describe('a line of a scheme as it is checked', () => {
  it('says the presentation of what was added, and only the ingredient of what is the scheme’s', () => {
    expect(checkedLine(line, course)).toEqual({
      codesumi_id: 9,
      nombre: 'Dexametasona 4 mg tableta',
      via: 'Oral',
      dosis: 2,
      tomas_dia: 2,
      cada_dias: 1,
      dias: 66,
    })
    expect(checkedLine({ ...line, esquema_linea_id: 3 }, course).codesumi_id).toBeNull()
    expect(checkedLine({ ...line, codesumi_id: null }, course).codesumi_id).toBeNull()
  })

  it('says of which the dose is worked out from the filtration', () => {
    expect(checkedLine({ ...line, esquema_linea_id: 3, indice_dosis: 'AUC' }, course).por_filtracion).toBe(true)
    expect(checkedLine({ ...line, esquema_linea_id: 3 }, course)).not.toHaveProperty('por_filtracion')
  })

  it('counts only the cycles in which it is given', () => {
    expect(checkedLine({ ...line, ciclos_aplica: '2,4' }, course).dias).toBe(2 * 21 + 3)
    expect(
      checkedLine({ ...line, dias_aplicacion: '1', cantidad_aplicaciones: 1, ciclos_aplica: '2,4' }, course),
    ).toMatchObject({
      cada_dias: 42,
      tomas_dia: 1,
    })
    expect(checkedLine({ ...line, ciclos_aplica: '9' }, course)).toMatchObject({ dias: 0, cada_dias: null })
  })

  it('rounds the takes of a day up: what does not divide is never told as less', () => {
    expect(checkedLine({ ...line, cantidad_aplicaciones: 7 }, course).tomas_dia).toBe(3)
    expect(checkedLine({ ...line, dias_aplicacion: 'nada' }, course)).toMatchObject({ tomas_dia: 6, dias: 0 })
  })

  it.each([
    [
      { tomas_dia: 3, cada_dias: 7 },
      { frecuencia: 8, tiempo: 'Horas' },
    ],
    [
      { tomas_dia: 1, cada_dias: 1 },
      { frecuencia: 24, tiempo: 'Horas' },
    ],
    [
      { tomas_dia: 1, cada_dias: 7 },
      { frecuencia: 7, tiempo: 'Días' },
    ],
    [
      { tomas_dia: 1, cada_dias: null },
      { frecuencia: 365, tiempo: 'Días' },
    ],
  ])('is given as often as %o says: %o', (given, expected) => {
    expect(intervalOf(given)).toEqual(expected)
  })
})
