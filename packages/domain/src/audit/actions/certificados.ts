/** What is noted of the certificates of affiliation. Issuing and delivering one is noted as of any letter. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  lecturas: { 'certificado.ver': 'Vio si tiene certificado de afiliación' },
  ordenes: {},
}
