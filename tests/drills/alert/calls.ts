/** The writing calls that the drill tries, and those that it does not have to, each with why. */

/** Those that store a line of medicine or bring one nearer to its patient: each is a door, tried with every way of leaving its finding unanswered. */
export const DOOR_CALLS = [
  'medicamentos.generarOrdenamiento',
  'ordenamiento.moverLinea',
  'ordenamiento.asignarDireccionamiento',
  'historico.entregar',
  'esquemas.generarOrdenamiento',
  'esquemas.aplicar',
] as const
export type DoorCall = (typeof DOOR_CALLS)[number]

/** Those that keep an answer and answer nothing: a way tries them before it sends none. */
const NOTING_CALLS = ['alertas.crearAuditoria', 'alertas.crearSeguimientoAlergia'] as const

/** Those with which a line that waits for its second signature could be brought to its patient. */
export const UNSIGNED_LINE_CALLS = [
  'firmas.mover',
  'firmas.moverVarias',
  'ordenamiento.moverLinea',
  'historico.entregar',
  'pdf.generar',
] as const
/** The same of a scheme. */
export const UNSIGNED_SCHEME_CALLS = [
  'firmas.mover',
  'firmas.moverVarias',
  'esquemas.aplicar',
  'esquemas.suspender',
  'esquemas.generarOrdenamiento',
  'pdf.generar',
] as const

const TRIED: ReadonlySet<string> = new Set([
  ...DOOR_CALLS,
  ...NOTING_CALLS,
  ...UNSIGNED_LINE_CALLS,
  ...UNSIGNED_SCHEME_CALLS,
])

const OF_A_REFERRAL = 'mueve una remisión; lo que se ordena desde ella pasa por las llamadas de siempre'
const OF_THE_PATIENT =
  'anota lo que se sabe del paciente, con autor y motivo: agrega hallazgos o los cierra a la vista de todos'

/** Writings of those modules that bring no medicine nearer to anybody, and why. */
export const NOT_DOORS: Readonly<Record<string, string>> = {
  'ordenamiento.generarOrdenamiento': 'ordena procedimientos',
  'codigosPropios.generarOrdenamiento': 'ordena servicios',
  'esquemas.cancelar': 'detiene un esquema',
  'firmas.enterado': 'dice que se vio lo que otra persona devolvió, y la línea ya está cerrada',
  'antecedentes.anotarAlergia': OF_THE_PATIENT,
  'antecedentes.responderAlergias': OF_THE_PATIENT,
  'antecedentes.anotarEstado': OF_THE_PATIENT,
  'antecedentes.anotarToma': OF_THE_PATIENT,
  'antecedentes.negarTomas': OF_THE_PATIENT,
  'antecedentes.cerrar': OF_THE_PATIENT,
  'favoritos.guardar': 'guarda cómo se ordena algo; de ahí se llena una línea, que se comprueba como cualquiera',
  'conjuntos.guardar': 'guarda qué procedimientos se piden juntos; ninguno es un medicamento',
  'conjuntos.eliminar': 'borra un conjunto de procedimientos guardado',
  'favoritos.eliminar': 'borra lo que se guardó',
  'referencias.registrar': OF_A_REFERRAL,
  'referencias.subir': OF_A_REFERRAL,
  'referencias.actualizar': OF_A_REFERRAL,
  'referencias.finalizar': OF_A_REFERRAL,
  'referencias.mover': OF_A_REFERRAL,
  'referencias.moverVarias': OF_A_REFERRAL,
  'referencias.crearConsulta': OF_A_REFERRAL,
}

/** Modules all of whose writings are asked for, and the paths of any other that writes orders. */
const MODULES: ReadonlySet<string> = new Set([
  'ordenamiento',
  'medicamentos',
  'esquemas',
  'firmas',
  'alertas',
  'antecedentes',
  'referencias',
  'historico',
  'codigosPropios',
  'pdf',
])
const ORDERS = /^\/(?:ordenamiento|historico\/medicamentos|segundas-firmas)/u

interface Call {
  readonly kind: 'read' | 'write'
  readonly path: string
}
export type Registry = Readonly<Record<string, Readonly<Record<string, Call>>>>

/** The writing calls of the contract that the drill has to know. */
export const writingCalls = (registry: Registry): readonly string[] =>
  Object.entries(registry).flatMap(([module, calls]) =>
    Object.entries(calls).flatMap(([name, { kind, path }]) =>
      kind === 'write' && (MODULES.has(module) || ORDERS.test(path)) ? [`${module}.${name}`] : [],
    ),
  )

/** Those of the contract that are neither tried nor explained. */
export const forgottenCalls = (registry: Registry): readonly string[] =>
  writingCalls(registry).filter((call) => !TRIED.has(call) && !Object.hasOwn(NOT_DOORS, call))

/** What is tried or explained and is no writing call of the contract, and what is both. */
export const strayCalls = (registry: Registry): readonly string[] => {
  const known = new Set(writingCalls(registry))
  return [
    ...[...TRIED, ...Object.keys(NOT_DOORS)].filter((call) => !known.has(call)),
    ...Object.keys(NOT_DOORS).filter((call) => TRIED.has(call)),
  ]
}
