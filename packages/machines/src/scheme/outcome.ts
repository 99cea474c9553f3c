/** How a write of the scheme ended: pure functions from a fact to what changes in the context. */
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { ORDER_ERROR } from '@cauce/domain/ordering/messages'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf } from '../failure.ts'
import { schemeCleared } from './rows.ts'
import type { SchemeContext, SchemeDialog, SchemePorts } from './types.ts'

type Change = Partial<SchemeContext>

/** The server's sentence, or `otherwise` where it said none; without an answer, that the connection was lost. */
export const errorDialog = (thrown: unknown, otherwise: string): SchemeDialog => {
  const { status, error } = failureOf(thrown)
  return { titulo: ERROR_TITLE, mensaje: error ?? (status === null ? CONNECTION_LOST : otherwise), tipo: 'error' }
}

/** What is done once the refusal is read: another scheme is in course, the surface is missing, or something is to be mended. */
const AFTER: Readonly<Record<string, SchemeContext['afterDialog']>> = {
  'esquema.en_curso': 'look',
  'esquema.sin_superficie': 'measure',
}

/** Titles of findings that the server wants answered, one under another. */
const withDetails = (dialog: SchemeDialog, thrown: unknown): SchemeDialog => {
  const details = Object.entries(failureOf(thrown).errores)
    .filter(([field]) => field.includes('comprobaciones'))
    .flatMap(([, messages]) => messages)
  return { ...dialog, mensaje: [dialog.mensaje, ...details].join(' · ') }
}

/** The answer is known and it is no: the key has served its purpose. */
export const orderRefused = (thrown: unknown): Change => {
  const { codigo, errores } = failureOf(thrown)
  return {
    dialog: withDetails(errorDialog(thrown, ORDER_ERROR), thrown),
    afterDialog: AFTER[codigo ?? ''] ?? 'edit',
    idempotencyKey: null,
    errores,
  }
}

/** Nobody knows whether it ordered: the key stays for the next try. */
export const answerLost = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, CONNECTION_LOST) })

export const orderAnswered = (context: SchemeContext, { original }: SchemePorts['orderScheme']['output']): Change => ({
  ...schemeCleared(context),
  done: { id: original[0].id, count: context.rows.length, mensaje: original.mensaje },
})

export const orderDenied = ({ original }: SchemePorts['orderScheme']['output']): Change => ({
  idempotencyKey: null,
  afterDialog: 'edit',
  dialog: { titulo: ERROR_TITLE, mensaje: original.mensaje, tipo: 'error' },
})
