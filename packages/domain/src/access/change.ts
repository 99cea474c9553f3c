/** What a change of a role gives and takes, and what of it a person notices. */

export interface Change {
  /** Keys, in the order in which they were given. */
  readonly agregados: readonly string[]
  readonly quitados: readonly string[]
}

/** The keys that `despues` has and `antes` has not, and the other way round. */
export const changeOf = (antes: readonly string[], despues: readonly string[]): Change => {
  const [had, has] = [new Set(antes), new Set(despues)]
  return { agregados: despues.filter((clave) => !had.has(clave)), quitados: antes.filter((clave) => !has.has(clave)) }
}

export interface Effect {
  readonly gana: readonly string[]
  readonly pierde: readonly string[]
}

/**
 * What a person who holds the role notices; `otros` are the keys that their other roles give them.
 * @regla Quien tiene el permiso por otro rol no lo gana ni lo pierde.
 */
export const effectOn = ({ agregados, quitados }: Change, otros: readonly string[]): Effect => {
  const kept = new Set(otros)
  return {
    gana: agregados.filter((clave) => !kept.has(clave)),
    pierde: quitados.filter((clave) => !kept.has(clave)),
  }
}
