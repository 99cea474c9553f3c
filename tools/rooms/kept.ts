/**
 * Arrows between siblings that were there before the rule (decision 0086). None is added; one that is gone is taken out of here.
 * The knot of the server is one subject: an order is checked by the alerts, signed, printed, sent to a site and undone within one
 * transaction, and each of its parts reads the lines of the others. That of the browser is the dialog of orders, which shows each of its
 * workspaces, and they use its line, its site and its search. A new module is in no knot.
 */
import type { Kept } from './arrows.ts'

const SERVER: Kept = {
  knot: [
    'adjuntos',
    'alertas',
    'antecedentes',
    'chat',
    'consentimientos',
    'consultas',
    'direccionamiento',
    'esquemas',
    'firmas',
    'historia',
    'historico',
    'incapacidades',
    'medicamentos',
    'ordenamiento',
    'pdf',
    'referencias',
    'verificar',
  ],
  arrows: [
    'adjuntos: chat pdf referencias',
    'alertas: antecedentes auth consultas esquemas medicamentos ordenamiento',
    'antecedentes: alertas consultas historico medicamentos',
    'auditoria: cuenta',
    'chat: adjuntos referencias',
    'clientes: auth',
    'codigos-propios: consultas direccionamiento ordenamiento',
    'consentimientos: consultas ordenamiento pdf',
    'consultas: alertas consentimientos',
    'correos: cuenta',
    'cuenta: auth',
    'direccionamiento: alertas consultas esquemas ordenamiento pdf',
    'esquemas: alertas consultas direccionamiento firmas medicamentos ordenamiento pdf',
    'favoritos: medicamentos ordenamiento',
    'firmas: alertas consultas esquemas medicamentos ordenamiento pdf',
    'historia: alertas antecedentes consultas cuenta esquemas incapacidades medicamentos ordenamiento pdf',
    'historico: alertas consultas historia incapacidades medicamentos',
    'incapacidades: alertas consultas ordenamiento pdf',
    'medicamentos: alertas consultas direccionamiento firmas ordenamiento pdf',
    'ordenamiento: alertas consultas cups direccionamiento firmas pdf',
    'pdf: adjuntos consentimientos consultas correos cuenta esquemas historia incapacidades medicamentos referencias verificar',
    'referencias: chat consultas historico medicamentos pdf',
    'roles: auth cuenta',
    'sustituciones: auth cuenta roles',
    'usuarios: auditoria auth consultas cuenta roles',
    'verificar: pdf',
  ],
}

const WORKSPACES: Kept = {
  knot: [
    'account',
    'antecedents',
    'medications',
    'oncology',
    'ordering',
    'orders',
    'own-code',
    'procedures',
    'record',
    'routing',
    'sick-leave',
  ],
  arrows: [
    'account: ordering',
    'antecedents: medications procedures',
    'audit: procedures',
    'chat: content procedures',
    'history: orders procedures record sick-leave',
    'medications: antecedents favourites ordering orders procedures routing',
    'oncology: medications ordering orders procedures routing',
    'ordering: medications oncology own-code procedures record sick-leave',
    'orders: account favourites medications ordering procedures routing',
    'own-code: favourites ordering orders procedures routing',
    'procedures: consent favourites ordering orders routing',
    'record: antecedents medications orders procedures',
    'referral-queue: history referral',
    'referral-registration: chat medications ordering procedures referral',
    'referral: account chat ordering orders procedures',
    'routing: medications orders procedures',
    'sick-leave: medications ordering orders procedures',
  ],
}

const PAGES: Kept = {
  knot: [],
  arrows: ['inicio: panelMedico/atencion', 'panelMedico/consulta: panelMedico/atencion'],
}

/** Folder, how many levels down its siblings are, and what is kept of them. */
export const SIBLINGS: readonly (readonly [string, number, Kept])[] = [
  ['apps/api/src/modules', 1, SERVER],
  ['apps/web/src/workspaces', 1, WORKSPACES],
  ['apps/web/src/screens', 2, PAGES],
]
