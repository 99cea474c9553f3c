/** The states of what runs without a request, in words, and what a person may do about each. */
export const WORK_STATES = {
  en_cola: 'En cola',
  en_curso: 'En curso',
  por_reintentar: 'Se reintentará',
  a_la_espera: 'Espera su hora',
  terminado: 'Terminado',
  cancelado: 'Cancelado',
  descartado: 'Dado por atendido',
  fallido: 'Falló',
} as const
export type WorkState = keyof typeof WORK_STATES

export const WORK_KINDS = { trabajo: 'Trabajo', aviso: 'Aviso entre módulos', reloj: 'Tarea por reloj' } as const
export type WorkKind = keyof typeof WORK_KINDS

export const WORK_ACTS = {
  cancelar: { etiqueta: 'Cancelar', hecho: 'Se canceló' },
  reintentar: { etiqueta: 'Reintentar', hecho: 'Se vuelve a intentar' },
  descartar: { etiqueta: 'Dar por atendido', hecho: 'Se dio por atendido' },
} as const
export type WorkAct = keyof typeof WORK_ACTS

/** What may be done about each kind in each state; nothing where it is not listed. */
export const ACTS_OF: Readonly<Record<WorkKind, Partial<Readonly<Record<WorkState, readonly WorkAct[]>>>>> = {
  trabajo: { en_cola: ['cancelar'], en_curso: ['cancelar'], por_reintentar: ['cancelar'], fallido: ['reintentar'] },
  aviso: { fallido: ['reintentar', 'descartar'] },
  reloj: { por_reintentar: ['reintentar'] },
}

/** What who asked for a job hears when it moves. A hint: the truth is in the database. */
export const JOB_EVENT = 'trabajo'

export const WORK_MOVED = 'Ya no está en ese estado: la lista se actualizó'
