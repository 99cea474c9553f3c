/** The name of a procedure: what it is called first, its long list of parts, if it has one, lighter and in two lines at most. */

/** CUPS names put the parts in parentheses: `Hemograma IV (hemoglobina hematocrito …) automatizado`. */
const PARTS = /^(?<called>[^(]{3,}?)\s*(?<parts>\(.{30,})$/u

/** Its name in two: what it is called, and its parts; null where it has none. */
export const namesOf = (nombre: string): { readonly called: string; readonly parts: string | null } => {
  const { called = nombre, parts = null } = PARTS.exec(nombre)?.groups ?? {}
  return { called, parts }
}

export const ProcedureName = ({ nombre }: { readonly nombre: string }) => {
  const { called, parts } = namesOf(nombre)
  return parts === null ? (
    called
  ) : (
    <>
      {called}{' '}
      <span className="pro-parts" title={nombre}>
        {parts}
      </span>
    </>
  )
}
