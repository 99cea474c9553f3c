/** The informed consent of one procedure: the machine with its ports joined to the server. */
import type { ConsentPorts } from '@cauce/machines/procedure-consent/types'
import { procedureConsentMachine } from '@cauce/machines/procedure-consent'
import { pdf } from '@cauce/contract/pdf'
import { procedureOrderPorts as ports } from '@cauce/contract/ports/procedure-order'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { binaryAnswered, callsOf } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { printConsent } from './documents.ts'
import { newKey } from './new-key.ts'
import { keepPreview } from './preview-documents.ts'

/** The machine of `procedure-consent`, ready to be started in this browser. */
export const webProcedureConsent = (dispatch: AppDispatch) => {
  const { call } = callsOf(dispatch)
  return procedureConsentMachine.provide({
    actors: {
      newKey,
      loadText: call(api.endpoints.consultarConsentimiento, ports.loadConsentText),
      previewPdf: fromPromise<ConsentPorts['previewPdf']['output'], ConsentPorts['previewPdf']['input']>(
        async ({ input, signal }) => ({
          url: keepPreview(await binaryAnswered(pdf.vistaPrevia, { body: input.submission }, signal)),
        }),
      ),
      saveConsent: call(api.endpoints.guardarConsentimiento, ports.saveConsent),
      printConsent: fromPromise<void, ConsentPorts['printConsent']['input']>(({ input }) => printConsent(input)),
    },
  })
}
