/** The informed consent of one procedure: the machine with its ports joined to the server. */
import type { ConsentPorts } from '@cauce/machines/procedure-consent/types'
import { procedureConsentMachine } from '@cauce/machines/procedure-consent'
import { pdf } from '@cauce/contract/pdf'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { answered, binaryAnswered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { printConsent } from './documents.ts'
import { newKey } from './new-key.ts'
import { keepPreview } from './preview-documents.ts'

const untracked = { track: false } as const

/** The machine of `procedure-consent`, ready to be started in this browser. */
export const webProcedureConsent = (dispatch: AppDispatch) =>
  procedureConsentMachine.provide({
    actors: {
      newKey,
      loadText: fromPromise<ConsentPorts['loadText']['output'], ConsentPorts['loadText']['input']>(({ input }) =>
        answered(dispatch(api.endpoints.consultarConsentimiento.initiate({ body: { id: input.cupId } }, untracked))),
      ),
      previewPdf: fromPromise<ConsentPorts['previewPdf']['output'], ConsentPorts['previewPdf']['input']>(
        async ({ input, signal }) => ({
          url: keepPreview(await binaryAnswered(pdf.vistaPrevia, { body: input.submission }, signal)),
        }),
      ),
      saveConsent: fromPromise<ConsentPorts['saveConsent']['output'], ConsentPorts['saveConsent']['input']>(
        ({ input: { submission, key } }) =>
          answered(dispatch(api.endpoints.guardarConsentimiento.initiate({ body: submission, key }, untracked))),
      ),
      printConsent: fromPromise<void, ConsentPorts['printConsent']['input']>(({ input }) => printConsent(input)),
    },
  })
