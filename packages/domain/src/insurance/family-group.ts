/** Who may be in the family group of a contributor. @fuente modulos/aseguramiento-y-red.md §2 (Ley 1753/2015 art. 218), §7 R12 */
import { AffiliateType } from '../affiliate/affiliate-type.ts'
import { AffiliateState } from './affiliate-state.ts'
import type { Kinship } from './kinship.ts'

export const PARENTS_ALONE = 'Los padres solo se inscriben si no hay cónyuge, compañero ni hijos.'
export const OF_AGE_25 = 'Ya cumplió 25 años.'
export const ONE_PARTNER = 'El grupo ya tiene cónyuge o compañero.'
export const IN_ANOTHER_GROUP = 'Ya está en un grupo familiar: sáquelo primero con su propia novedad.'
export const NOT_CONTRIBUTOR = 'Elija a un cotizante que no sea beneficiario de otro.'
export const CONTRIBUTOR_OUT = 'El cotizante no está activo.'
export const OWN_GROUP = 'Una persona no entra a su propio grupo.'
export const HEADS_A_GROUP = 'Es cotizante de otro grupo: no puede ser beneficiario.'

const CHILDREN: readonly string[] = ['hijo', 'hijastro']
const UNDER_25: readonly string[] = [...CHILDREN, 'nieto', 'pariente']
const PARTNERS: readonly string[] = ['conyuge', 'companero']
const OLDEST_CHILD = 25
const IN_FORCE: readonly number[] = [AffiliateState.active, AffiliateState.protected]

interface Joining {
  readonly parentesco: Kinship
  /** Completed years of who joins, that day. */
  readonly edad: number
  readonly discapacidad: boolean
  /** They are in a group that day. */
  readonly en_grupo: boolean
  /** Others are in theirs. */
  readonly encabeza: boolean
  readonly cotizante: {
    readonly es_la_persona: boolean
    readonly tipo_afiliado_id: number
    readonly estado_afiliado_id: number
    readonly es_beneficiario: boolean
    /** What the others of the group are to them, that day. */
    readonly grupo: readonly string[]
  }
}

/** What is wrong, by field; empty: nothing is. */
interface JoiningProblem {
  readonly campo: 'cotizante_id' | 'parentesco'
  readonly error: string
}

const wrongHead = ({ encabeza, en_grupo, cotizante }: Joining): string | null => {
  if (cotizante.es_la_persona) return OWN_GROUP
  if (en_grupo) return IN_ANOTHER_GROUP
  if (encabeza) return HEADS_A_GROUP
  if (cotizante.tipo_afiliado_id !== AffiliateType.contributor || cotizante.es_beneficiario) return NOT_CONTRIBUTOR
  return IN_FORCE.includes(cotizante.estado_afiliado_id) ? null : CONTRIBUTOR_OUT
}

const wrongKinship = ({ parentesco, edad, discapacidad, cotizante: { grupo } }: Joining): string | null => {
  const isThere = (kinships: readonly string[]): boolean => grupo.some((one) => kinships.includes(one))
  if (PARTNERS.includes(parentesco)) return isThere(PARTNERS) ? ONE_PARTNER : null
  if (parentesco === 'padre') return isThere([...PARTNERS, ...CHILDREN]) ? PARENTS_ALONE : null
  return UNDER_25.includes(parentesco) && edad >= OLDEST_CHILD && !discapacidad ? OF_AGE_25 : null
}

/**
 * Why a person may not join a group as what they are to its contributor; null: they may. Pure.
 * @regla En un grupo hay un solo cónyuge o compañero; los padres entran si no hay cónyuge ni hijos; los hijos, hasta cumplir 25 años o con discapacidad. Nadie está en dos grupos, y un cotizante no es beneficiario de otro.
 */
export const joiningProblem = (joining: Joining): JoiningProblem | null => {
  const head = wrongHead(joining)
  if (head !== null) return { campo: 'cotizante_id', error: head }
  const kinship = wrongKinship(joining)
  return kinship === null ? null : { campo: 'parentesco', error: kinship }
}
