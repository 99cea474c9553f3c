/** Where the draft of a component of the record is kept. @fuente spec 1 §3, §7 */

export interface DraftPlace {
  readonly consulta_id: number
  /** Model that the data belongs to, such as `historia`. */
  readonly modelo: string
  /** Route of the screen on which it is typed. */
  readonly ruta: string
  readonly componente: string
}

const PREFIX = 'borrador-historia'

const written = (part: string): string => part.replaceAll('%', '%25').replaceAll('/', '%2F')
const read = (part: string): string => part.replaceAll('%2F', '/').replaceAll('%25', '%')

/**
 * Key of the draft: `borrador-historia/60001/historia/%2FpanelMedico%2Fatencion/motivo`.
 * @regla Un borrador es de una consulta, un modelo, una ruta y un componente: dos distintos nunca comparten lugar.
 */
export const draftKey = ({ consulta_id, modelo, ruta, componente }: DraftPlace): string =>
  [PREFIX, String(consulta_id), ...[modelo, ruta, componente].map(written)].join('/')

/** Beginning of the keys of every draft of a consultation, and of no other one. */
export const draftKeysOf = (consulta_id: number): string => `${PREFIX}/${consulta_id}/`

/** The place that a key names; null for what is not the key of a draft. */
export const parseDraftKey = (key: string): DraftPlace | null => {
  const [prefix, id = '', modelo, ruta, componente, ...rest] = key.split('/')
  if (prefix !== PREFIX || rest.length > 0 || !/^[1-9]\d{0,9}$/u.test(id)) return null
  if (modelo === undefined || ruta === undefined || componente === undefined) return null
  return { consulta_id: Number(id), modelo: read(modelo), ruta: read(ruta), componente: read(componente) }
}
