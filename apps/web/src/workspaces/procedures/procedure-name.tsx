/** The name of a procedure: what it is called first, its long list of parts, if it has one, lighter and in two lines at most. */

/** CUPS names put the parts in parentheses: `Hemograma IV (hemoglobina hematocrito …) automatizado`. */
const PARTS = /^(?<called>[^(]{3,}?)\s*(?<parts>\(.{30,})$/u

export const ProcedureName = ({ nombre }: { readonly nombre: string }) => {
  const { called = nombre, parts } = PARTS.exec(nombre)?.groups ?? {}
  return parts === undefined ? (
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
