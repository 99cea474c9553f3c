/** Keys that are asked for where nothing else of their subject is needed. */

/** Of whoever administers anything. */
export const ADMIN_PERMISSION = 'admin.enter'
/** Lets a person read the histories of affiliates. */
export const HISTORY_PERMISSION = 'historico.atenciones'
/** Lets a person sign, return and look at what went on as a vital urgency. */
export const SIGNATURE_PERMISSION = 'ordenamiento.segundaFirma'
/** Lets a person propose a new figure of a norm. */
export const LAW_PROPOSE_PERMISSION = 'normas.proponer'
/** Lets a person approve or return what another one proposed. */
export const LAW_APPROVE_PERMISSION = 'normas.aprobar'
/** Lets a person see what governs. */
export const LAW_PERMISSION = 'desarrollo.normas'
/** Lets a person find an affiliate, and read who they are in time. */
export const AFFILIATES_PERMISSION = 'aseguramiento.gestorAfiliados'
/** Lets a person ask whether somebody has a right to care on a day. */
export const RIGHTS_PERMISSION = 'aseguramiento.verificacion'
/** Lets a person file what changes in an affiliate, and see what was filed. */
export const CHANGES_PERMISSION = 'aseguramiento.novedades'
/** Lets a person verify what another one filed, and decide what waits. */
export const APPROVE_CHANGES_PERMISSION = 'aseguramiento.aprobarNovedades'
/** Lets a person take what waits for an authorisation and approve, return or propose to deny it. */
export const AUDIT_PERMISSION = 'autorizacion.auditoria'
/** Lets a doctor confirm, or not, what another one proposed to deny. */
export const CONCEPT_PERMISSION = 'autorizacion.segundoConcepto'
/** Lets a person file, study and answer the portabilities, of who comes and of who leaves. */
export const PORTABILITY_PERMISSION = 'aseguramiento.tramitarPortabilidad'
