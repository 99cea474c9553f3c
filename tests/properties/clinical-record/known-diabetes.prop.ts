import * as fc from 'fast-check'
import { derivedFigures } from '@cauce/domain/clinical-record/derived-figures'
import { isDiabetes } from '@cauce/domain/clinical-record/known-diabetes'
import { clinicalRecord } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const digit = fc.integer({ min: 0, max: 9 })

property(
  'con un diagnóstico de E10 a E14 nunca hay FINDRISC',
  [clinicalRecord, digit, digit],
  (record, group, last) => {
    const codigo = `E1${group}${last}`
    const diagnosticos = [...record.diagnosticos, { codigo }]
    const figure = derivedFigures({ ...record, diagnosticos }, { edad: 50, sexo: 'F' }).find(
      ({ clave }) => clave === 'findrisc',
    )
    return isDiabetes(codigo) === group < 5 && (group >= 5 || figure?.texto === null)
  },
)
