/** Where what is typed of a record is, in words. */

/** What the draft is doing. */
export type DraftStage =
  | 'loading'
  | 'upToDate'
  | 'sending'
  | 'offline'
  | 'refused'
  | 'conflict'
  | 'watching'
  | 'finalising'
  | 'interrupted'
  | 'finalised'

export interface DraftFacts {
  readonly stage: DraftStage
  /** `07:24`, when the server last confirmed; null: not since it was opened. */
  readonly savedAt: string | null
  /** This computer refused to keep what is typed. */
  readonly keepFailed: boolean
}

export interface DraftStatusWords {
  readonly tone: 'ok' | 'busy' | 'warning' | 'error'
  readonly text: string
}

/** Said when the record is left, or one signs out, and something could not be sent. */
export const LEFT_UNSENT =
  'Lo último que escribió en la historia no se pudo enviar: queda en este equipo y se envía cuando usted vuelva a abrirla'

const NOT_KEPT: DraftStatusWords = {
  tone: 'error',
  text: 'Este navegador no deja guardar lo que escribe: no cierre la página hasta que el servidor lo reciba',
}

const WORDS: Readonly<Record<Exclude<DraftStage, 'upToDate'>, DraftStatusWords>> = {
  loading: { tone: 'busy', text: 'Se abre la historia' },
  sending: { tone: 'busy', text: 'Guardando…' },
  offline: {
    tone: 'warning',
    text: 'El servidor no responde: lo que escribe queda en este equipo y se envía solo cuando vuelva',
  },
  refused: { tone: 'error', text: 'El servidor no aceptó el borrador: lo que escribió queda en este equipo' },
  conflict: { tone: 'warning', text: 'Elija qué queda en los campos que también cambiaron en otro equipo' },
  watching: { tone: 'ok', text: 'La escribe otro profesional: solo se lee' },
  finalising: { tone: 'busy', text: 'Se finaliza la historia…' },
  interrupted: { tone: 'warning', text: 'No llegó la respuesta: no se sabe si la historia quedó finalizada' },
  finalised: { tone: 'ok', text: 'Historia finalizada' },
}

/** @regla Siempre se dice dónde está lo que se escribe: en el servidor y a qué hora, solo en este equipo, o en ninguna parte. */
export const draftStatus = ({ stage, savedAt, keepFailed }: DraftFacts): DraftStatusWords => {
  const isHere = stage === 'sending' || stage === 'offline' || stage === 'refused' || stage === 'conflict'
  if (keepFailed && isHere) return NOT_KEPT
  if (stage !== 'upToDate') return WORDS[stage]
  return { tone: 'ok', text: savedAt === null ? 'Lo que escriba se guarda solo' : `Guardado a las ${savedAt}` }
}
