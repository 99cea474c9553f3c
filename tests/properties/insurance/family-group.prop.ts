/** Who may be in a family group, whatever the group. */
import * as fc from 'fast-check'
import {
  CONTRIBUTOR_OUT,
  HEADS_A_GROUP,
  IN_ANOTHER_GROUP,
  joiningProblem,
  NOT_CONTRIBUTOR,
  ONE_PARTNER,
  OF_AGE_25,
  OWN_GROUP,
  PARENTS_ALONE,
} from '@cauce/domain/insurance/family-group'
import { isKinship, KINSHIPS } from '@cauce/domain/insurance/kinship'
import { property } from '../../support/property.ts'

const kinship = fc.constantFrom(...Object.keys(KINSHIPS).filter(isKinship))
const joining = fc.record({
  parentesco: kinship,
  edad: fc.integer({ min: 0, max: 100 }),
  discapacidad: fc.boolean(),
  en_grupo: fc.constant(false),
  encabeza: fc.constant(false),
  cotizante: fc.record({
    es_la_persona: fc.constant(false),
    tipo_afiliado_id: fc.constant(2),
    estado_afiliado_id: fc.constantFrom(1, 5),
    es_beneficiario: fc.constant(false),
    grupo: fc.array(kinship, { maxLength: 4 }),
  }),
})

property('de un grupo nunca hay dos cónyuges ni padres con cónyuge o hijos', [joining], (one) => {
  const { grupo } = one.cotizante
  const refused = joiningProblem(one)?.error
  const hasPartner = grupo.includes('conyuge') || grupo.includes('companero')
  const hasChild = grupo.includes('hijo') || grupo.includes('hijastro')
  if (one.parentesco === 'conyuge' || one.parentesco === 'companero') return (refused === ONE_PARTNER) === hasPartner
  return one.parentesco !== 'padre' || (refused === PARENTS_ALONE) === (hasPartner || hasChild)
})

property('un hijo entra hasta el día antes de cumplir 25, o con discapacidad a cualquier edad', [joining], (one) => {
  const refused = joiningProblem({ ...one, parentesco: 'hijo' })?.error
  return (refused === OF_AGE_25) === (one.edad >= 25 && !one.discapacidad)
})

property('nadie está en dos grupos, ni en el suyo', [joining], (one) => {
  const own = joiningProblem({ ...one, cotizante: { ...one.cotizante, es_la_persona: true } })
  return joiningProblem({ ...one, en_grupo: true })?.error === IN_ANOTHER_GROUP && own?.error === OWN_GROUP
})

property(
  'el cotizante es cotizante, de nadie beneficiario y activo',
  [joining, fc.integer({ min: 1, max: 6 })],
  (one, id) => {
    const { cotizante } = one
    const kind = joiningProblem({ ...one, cotizante: { ...cotizante, tipo_afiliado_id: id } })
    const state = joiningProblem({ ...one, cotizante: { ...cotizante, estado_afiliado_id: id } })
    const member = joiningProblem({ ...one, cotizante: { ...cotizante, es_beneficiario: true } })
    const heads = joiningProblem({ ...one, encabeza: true })
    return (
      (kind?.error === NOT_CONTRIBUTOR) === (id !== 2) &&
      (state?.error === CONTRIBUTOR_OUT) === ![1, 5].includes(id) &&
      member?.error === NOT_CONTRIBUTOR &&
      heads?.error === HEADS_A_GROUP
    )
  },
)
