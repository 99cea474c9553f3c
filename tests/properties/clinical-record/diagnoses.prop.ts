import { fc } from '@fast-check/vitest'
import { checkDiagnoses, withPrincipal } from '@cauce/domain/clinical-record/diagnoses'
import { diagnosisList } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const which = fc.nat(6)

property(
  'a list without repeated ones is right with one principal, three others at most and every type',
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

property('the order of the list says nothing', [diagnosisList], (list) => {
  return checkDiagnoses(list).toSorted().join('|') === checkDiagnoses(list.toReversed()).toSorted().join('|')
})

property('whoever is chosen is the only principal', [diagnosisList, which], (list, id) => {
  const after = withPrincipal(list, id)
  const principals = after.filter(({ principal }) => principal)
  return list.some((row) => row.id === id) ? principals.length === 1 && principals[0]?.id === id : after === list
})

property('one that is repeated is told', [diagnosisList], (list) => {
  const again = list.slice(0, 1)
  const told = checkDiagnoses([...list, ...again]).filter((message) => message.endsWith('está repetido'))
  return told.length === again.length
})
