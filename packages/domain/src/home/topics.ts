/** What waits for a person on their first page. */
import { CHAT_PERMISSION } from '../chat/may-chat.ts'
import { hasPermission } from '../session/permission.ts'
import { SIGNATURE_PERMISSION } from '../session/permission-keys.ts'
import { AFFILIATE_USER_KIND } from '../session/user.ts'

const ATTENDS = ['panelmedico.atenciones', CHAT_PERMISSION] as const
const OWN = ['autogestion.menu'] as const

interface Topic {
  /** Of one, and of several. */
  readonly words: readonly [string, string]
  readonly permissions: readonly string[]
  /** The page that lists it; null: the first page itself does. */
  readonly page: string | null
  /** Of an affiliate, about themselves; the others are of who works here. */
  readonly own?: true
}

/** First what may harm, then what is late, then what can wait. */
const TOPICS = {
  por_revisar: {
    words: ['Medicamento por revisar', 'Medicamentos por revisar'],
    permissions: ATTENDS,
    page: null,
  },
  por_revisar_farmacia: {
    words: ['Medicamento por revisar antes de entregarlo', 'Medicamentos por revisar antes de entregarlos'],
    permissions: ['medicamentos.entregar', 'historico.medicamentosParciales', 'historico.atenciones'],
    page: null,
  },
  urgencias: {
    words: ['Urgencia vital por revisar', 'Urgencias vitales por revisar'],
    permissions: [SIGNATURE_PERMISSION],
    page: '/firmas/segundas?cuales=urgencias',
  },
  firmas: {
    words: ['Fórmula espera una segunda firma', 'Fórmulas esperan una segunda firma'],
    permissions: [SIGNATURE_PERMISSION],
    page: '/firmas/segundas',
  },
  remisiones: {
    words: ['Remisión abierta', 'Remisiones abiertas'],
    permissions: ['referencia.menu', 'referencia.seguimientos'],
    page: '/referencia/seguimientos',
  },
  auditoria: {
    words: ['Orden por decidir', 'Órdenes por decidir'],
    permissions: ['autorizacion.auditoria', CHAT_PERMISSION],
    page: null,
  },
  entregas: {
    words: ['Entrega por completar', 'Entregas por completar'],
    permissions: ['medicamentos.entregar', 'historico.medicamentosParciales', 'historico.atenciones'],
    page: null,
  },
  negadas: { words: ['Orden negada por auditoría', 'Órdenes negadas por auditoría'], permissions: ATTENDS, page: null },
  sin_sede: { words: ['Línea sin sede', 'Líneas sin sede'], permissions: ATTENDS, page: null },
  historias: { words: ['Historia sin finalizar', 'Historias sin finalizar'], permissions: ATTENDS, page: null },
  fallidos: {
    words: ['Trabajo del servidor falló', 'Trabajos del servidor fallaron'],
    permissions: ['desarrollo.trabajos', 'modulo.permisos'],
    page: '/desarrollo/trabajos?cuales=fallidos',
  },
  mensajes: { words: ['Mensaje sin leer', 'Mensajes sin leer'], permissions: [CHAT_PERMISSION], page: '/?chat=todos' },
  novedades: { words: ['Novedad sin leer', 'Novedades sin leer'], permissions: [], page: '/inicio/manual' },
  mis_ordenes: { words: ['Orden', 'Órdenes'], permissions: OWN, page: null, own: true },
  mis_formulas: {
    words: ['Medicamento formulado', 'Medicamentos formulados'],
    permissions: OWN,
    page: null,
    own: true,
  },
  mis_incapacidades: { words: ['Incapacidad', 'Incapacidades'], permissions: OWN, page: null, own: true },
} as const satisfies Readonly<Record<string, Topic>>

export type HomeTopic = keyof typeof TOPICS
/** Those that the first page itself lists. */
export type ListedTopic = { [T in HomeTopic]: (typeof TOPICS)[T]['page'] extends null ? T : never }[HomeTopic]

const isTopic = (key: string): key is HomeTopic => Object.hasOwn(TOPICS, key)
export const isListed = (topic: HomeTopic): topic is ListedTopic => TOPICS[topic].page === null
export const HOME_TOPICS: readonly HomeTopic[] = Object.keys(TOPICS).filter(isTopic)
export const LISTED_TOPICS: readonly ListedTopic[] = HOME_TOPICS.filter(isListed)

/** In the address of the first page. */
export const TOPIC = 'asunto'

/** Days during which a refusal of the audit is told to who ordered it. */
export const REFUSED_DAYS = 30
/** Days after a delivery during which what it left owed is looked for. */
export const OWED_DAYS = 180

interface Person {
  readonly permissions: readonly string[]
  readonly tipo_usuario: number
}

/**
 * What is counted for a person, in the order in which it is shown.
 * @regla En su inicio cada quien ve contado lo que espera por su rol, primero lo que puede hacer daño; un afiliado, solo lo suyo.
 */
export const topicsFor = (user: Person): readonly HomeTopic[] =>
  HOME_TOPICS.filter((key) => {
    const topic: Topic = TOPICS[key]
    return (
      (topic.own === true) === (user.tipo_usuario === AFFILIATE_USER_KIND) &&
      topic.permissions.every((permission) => hasPermission(user, permission))
    )
  })

/** What a count counts: `3 Líneas sin sede` without its number. */
export const topicWords = (topic: HomeTopic, total: number): string => TOPICS[topic].words[total === 1 ? 0 : 1]

/** Where the list of what is counted is. No name nor document is in it. */
export const topicAddress = (topic: HomeTopic): string => TOPICS[topic].page ?? `/?${TOPIC}=${topic}`

/**
 * What is at zero, said once.
 * @regla Lo que está en cero se dice una sola vez y en una frase, no como una fila de ceros.
 */
export const atZero = (counts: readonly { readonly asunto: HomeTopic; readonly total: number }[]): string | null => {
  const empty = counts.filter(({ total }) => total === 0).map(({ asunto }) => topicWords(asunto, 0).toLowerCase())
  return empty.length === 0 ? null : `En cero: ${new Intl.ListFormat('es-CO').format(empty)}`
}
