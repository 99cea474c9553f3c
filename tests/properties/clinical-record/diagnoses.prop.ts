import * as fc from 'fast-check'
import { checkDiagnoses, withPrincipal } from '@cauce/domain/clinical-record/diagnoses'
import { diagnosisList } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const which = fc.nat(6)

property(
  'una lista sin repetidos está bien con un principal, a lo sumo tres más y el tipo de cada uno',
  [diagnosisList],
  (list) => {
    const marks = list
      .map(({ principal }) => (principal ? 'P' : 'r'))
      .toSorted()
      .join('')
    const right = ['P', 'Pr', 'Prr', 'Prrr'].includes(marks) && list.every(({ tipo }) => tipo !== null)
    return (checkDiagnoses(list).length === 0) === right
  },
)

property('el orden de la lista no dice nada', [diagnosisList], (list) => {
  return checkDiagnoses(list).toSorted().join('|') === checkDiagnoses(list.toReversed()).toSorted().join('|')
})

property('el que se escoja es el único principal', [diagnosisList, which], (list, id) => {
  const after = withPrincipal(list, id)
  const principals = after.filter(({ principal }) => principal)
  return list.some((row) => row.id === id) ? principals.length === 1 && principals[0]?.id === id : after === list
})

property('el que se repite se dice', [diagnosisList], (list) => {
  const again = list.slice(0, 1)
  const told = checkDiagnoses([...list, ...again]).filter((message) => message.endsWith('está repetido'))
  return told.length === again.length
})
