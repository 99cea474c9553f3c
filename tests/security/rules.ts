/** What each caller must be answered, as rules: the table of statuses follows from them. */
import type { Entry } from '@cauce/contract/entry'
import type { Caller } from './callers.ts'
import type { Case, Whose } from './cases.ts'

const SEES_ALL = 'consultas.todas'
const ADMINISTRATOR = 'admin.enter'
const CLINICAL = 'blog.vista'
/** The record `propio` is of this person, `ajeno` of the other; `ausente` does not exist. */
const OWNER: Readonly<Record<Whose, string | null>> = { propio: 'medico@', ajeno: 'oncologo@', ausente: null }

/** Whether the caller has the permission. */
export const holds = ({ permissions }: Caller, key: string): boolean => permissions?.includes(key) ?? false
/** Whether the record is of the caller. */
export const isOwner = ({ name }: Caller, whose: Whose): boolean => OWNER[whose] === name

/** 401 unless the token is of the kind that the call asks for; undefined when it is. */
const byToken = ({ access }: Entry, { name, permissions }: Caller): 401 | undefined => {
  if (access === 'public') return undefined
  if (access === 'provisional') return name === 'token provisional' ? undefined : 401
  return permissions === null ? 401 : undefined
}

const ofConsultation = (caller: Caller, whose: Whose): number | undefined => {
  if (whose === 'ausente') return 404
  return isOwner(caller, whose) || holds(caller, SEES_ALL) ? undefined : 403
}

/** Reading everybody's consultations lets nobody act in them. */
const ofWriting = (caller: Caller, whose: Whose): number | undefined => {
  if (whose === 'ausente') return 404
  return isOwner(caller, whose) ? undefined : 403
}

/** An operator without clinical permission has no files; somebody else's file does not exist. */
const ofFile = (caller: Caller, whose: Whose): number | undefined => {
  if (whose === 'ausente') return 404
  if (caller.name === 'afiliado@') return whose === 'propio' ? undefined : 404
  if (!holds(caller, CLINICAL)) return 404
  return isOwner(caller, whose) || holds(caller, SEES_ALL) ? undefined : 404
}

/** First the permission of the movement, then whether the line exists, then who ordered it. */
const ofMovement =
  (permission: string, onlyAuthor: boolean) =>
  (caller: Caller, whose: Whose): number | undefined => {
    if (!holds(caller, permission)) return 403
    if (whose === 'ausente') return 404
    return onlyAuthor && !isOwner(caller, whose) && !holds(caller, ADMINISTRATOR) ? 403 : undefined
  }

/** A medication is stopped by whoever attends the affiliate, not by who reads or administers. */
const ofStopping = (caller: Caller, whose: Whose): number | undefined => {
  if (!holds(caller, CLINICAL)) return 403
  if (whose === 'ausente') return 404
  return isOwner(caller, whose) ? undefined : 403
}

const ofPage = (_: Caller, whose: Whose): number | undefined => (whose === 'ausente' ? 404 : undefined)

/** Never who ordered it, nor who has no registration. */
const ofSigning = (caller: Caller, whose: Whose): number | undefined => {
  if (whose === 'ausente') return 404
  return isOwner(caller, whose) || caller.name === 'admin@' ? 403 : undefined
}

/** What was returned is seen by who ordered it; for anybody else it does not exist. */
const ofReturned = (caller: Caller, whose: Whose): number | undefined => (isOwner(caller, whose) ? undefined : 404)

export const RULES = {
  pagina: ofPage,
  firmar: ofSigning,
  devuelta: ofReturned,
  consulta: ofConsultation,
  escribir: ofWriting,
  archivo: ofFile,
  anular: ofMovement(CLINICAL, true),
  suspender: ofStopping,
  aprobar: ofMovement('autorizacion.auditoria', false),
  agendar: ofMovement('cita.afiliados', false),
  prestar: ofMovement('prestadores.menu', false),
} as const
export type Rule = keyof typeof RULES

/** The status of who does not pass the gate of the call, by the token or by the permission; undefined: passes. */
export const refusedAtGate = (entry: Entry, caller: Caller): 401 | 403 | undefined => {
  const refusedByToken = byToken(entry, caller)
  if (refusedByToken !== undefined) return refusedByToken
  return typeof entry.access === 'object' && !holds(caller, entry.access.permission) ? 403 : undefined
}

/** The status that the caller must get. */
export const expectedStatus = (entry: Entry, one: Case, caller: Caller, whose: Whose): number => {
  const atGate = refusedAtGate(entry, caller)
  if (atGate !== undefined) return atGate
  const refused = one.onRecord ? RULES[one.onRecord](caller, whose) : undefined
  return refused ?? one.ok ?? 200
}
