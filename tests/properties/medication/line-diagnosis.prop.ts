import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lineDiagnosis } from '@cauce/domain/medication/line-diagnosis'
import { parseLine } from '@cauce/domain/medication/line-entry'
import { property } from '../../support/property.ts'

const codes = fc.uniqueArray(fc.constantFrom('I10', 'E119', 'R51', 'J00', 'K047'), { minLength: 1 })
const recordOf = (list: readonly string[]) =>
  list.map((codigo, id) => ({ id, codigo, nombre: codigo, principal: id === 0 }))

describe('lineDiagnosis', () => {
  property('con más de un diagnóstico, lo que nadie dijo se pregunta', [codes], (list) => {
    const { asked } = lineDiagnosis({ typed: null, chosen: null, ofRecord: recordOf(list) })
    expect(asked).toBe(list.length > 1)
  })

  property('lo que se escribe con dx es el de la línea', [codes, fc.nat()], (list, at) => {
    const code = list[at % list.length] ?? ''
    const { diagnostico, medicamento } = parseLine(`losartan 50 c/12h 30d dx ${code.toLowerCase()}`)
    expect(medicamento).toBe('losartan')
    expect(lineDiagnosis({ typed: diagnostico, chosen: null, ofRecord: recordOf(list) })).toMatchObject({
      value: { codigo: code },
      asked: false,
      unknown: null,
    })
  })

  property('lo propuesto siempre es de la consulta', [codes, fc.string()], (list, typed) => {
    const { value } = lineDiagnosis({ typed, chosen: null, ofRecord: recordOf(list) })
    expect(list).toContain(value?.codigo)
  })
})
