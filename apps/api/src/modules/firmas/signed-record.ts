/** What a second signature is of, as the audit names it. */

interface Signed {
  readonly orden_articulos_id: number | null
  readonly orden_id: number
}

/** The line of medications, or the order of the scheme. */
export const signedRecord = ({ orden_articulos_id, orden_id }: Signed) =>
  orden_articulos_id === null
    ? { recurso: 'orden', recurso_id: orden_id }
    : { recurso: 'orden_articulos', recurso_id: orden_articulos_id }
