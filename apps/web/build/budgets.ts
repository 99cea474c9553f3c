/** How much the browser may be asked to download. KiB are of gzip, as it travels. */

interface PageBudget {
  readonly files: number
  readonly kib: number
}

interface Exception extends PageBudget {
  readonly reason: string
}

export const BUDGETS = {
  login: { files: 10, kib: 260 },
  /** After the login. */
  home: { files: 25 },
  /** From the login to the open ordering dialog. */
  dialog: { files: 40, jsKib: 345 },
  /** Largest paint of the login on the slow line. */
  lcpMs: 2_300,
  /** A file of code that is loaded when it is asked for. */
  chunkKib: 30,
}

/** What a page adds to the frame, which is there. */
const NEW_PAGE: PageBudget = { files: 22, kib: 75 }

const REFERRAL = 'the chat of a referral, and its dialogs share their parts with those of the orders'
const PEOPLE = 'trees of permissions and forms of several tabs'
const TIMELINE = 'a history is read with the parts of the clinical record'

const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  '/recuperacionContrasena/:tipoDocumento?/:numeroDocumento?/:tokenRecuperacion?': {
    files: 16,
    kib: 90,
    reason: 'who opens it has not signed in: icons and dialogs of the frame are counted here',
  },
  '/admin/roles': { files: 27, kib: 80, reason: PEOPLE },
  '/admin/usuarios': { files: 27, kib: 90, reason: PEOPLE },
  '/historico/consultas': { files: 26, kib: 88, reason: TIMELINE },
  '/historico/medicamentosParciales': { files: 26, kib: 82, reason: TIMELINE },
  '/referencia/procesado': { files: 28, kib: 106, reason: REFERRAL },
  '/referencia/registro': { files: 28, kib: 112, reason: REFERRAL },
  '/referencia/reportes': { files: 28, kib: 108, reason: REFERRAL },
  '/referencia/seguimientos': { files: 28, kib: 106, reason: REFERRAL },
  '/panelMedico/atencion/:consultaId': {
    files: 22,
    kib: 100,
    reason: 'the clinical record, and its orders come ahead when the line is quiet',
  },
}

/** @param path of the catalogue */
export const pageBudget = (path: string): PageBudget => EXCEPTIONS[path] ?? NEW_PAGE
