/** Opens a file of a chat or of a referral in a tab of its own. @fuente spec 2 §7, §8 */
import { DOWNLOAD_FAILED, NO_DOWNLOAD_ADDRESS } from '@cauce/domain/chat/attachment-messages'
import { showToast } from '@cauce/ui/toaster/toaster'
import { chatApi } from '../store/chat-api.ts'
import { failureOf } from '../store/call.ts'
import type { AppDispatch } from '../store/store.ts'
import { keptDocument } from './documents.ts'
import { addressOf, saveAddress, SAVED_INSTEAD } from './open-pdf.ts'

/** Minutes that a temporary address serves. @fuente spec 2 §9 */
const ADDRESS_MINUTES = 10

export interface OpenedFile {
  readonly ruta: string
  readonly nombre: string
}

/** Why a file could not be opened. */
export interface OpenFailure {
  readonly error: string
  /** What the server said. */
  readonly detail: string | null
}

/** Only an address of the web, or one of this server. */
const isAddress = (url: string): boolean => {
  const parsed = URL.parse(url, window.location.href)
  return url !== '' && parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:')
}

const show = (tab: Window | null, url: string, { nombre }: OpenedFile): void => {
  if (tab !== null) {
    tab.location.replace(url)
    return
  }
  saveAddress(url, nombre)
  void showToast({ message: SAVED_INSTEAD, tone: 'information' })
}

/** What the server said; where nobody answered, nothing. */
const said = (error: unknown): string | null => {
  const { status, data } = failureOf(error)
  return typeof status === 'number' ? data.error : null
}

/** The temporary address, for where the file itself could not be brought. */
const temporary = async (dispatch: AppDispatch, file: OpenedFile): Promise<string | OpenFailure> => {
  const { urlTemporal } = chatApi.endpoints
  const body = { disco: 'digital', path: file.ruta, tiempo: ADDRESS_MINUTES } as const
  const { data, error } = await dispatch(urlTemporal.initiate({ body }, { track: false }))
  if (data === undefined) return { error: DOWNLOAD_FAILED, detail: said(error) }
  return isAddress(data.url) ? data.url : { error: NO_DOWNLOAD_ADDRESS, detail: null }
}

/**
 * Brings the file and shows it; where it cannot be brought, opens its temporary address instead.
 * @returns why it could not be opened, or null
 */
export const openAttachment = async (dispatch: AppDispatch, file: OpenedFile): Promise<OpenFailure | null> => {
  // The tab opens with the press: one that opens later is taken for advertising.
  const tab = window.open('', '_blank')
  const kept = await keptDocument(file.ruta).then(addressOf, () => null)
  const address = kept ?? (await temporary(dispatch, file))
  if (typeof address !== 'string') {
    tab?.close()
    return address
  }
  show(tab, address, file)
  return null
}
