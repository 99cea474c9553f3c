import { certificados } from '@cauce/contract/certificados'
import { Action } from '@cauce/ui/action/action'
import { openPdf } from '../../../actors/open-pdf.ts'
import { fetchBinary } from '../../../store/call.ts'
import { useDocumentOnce } from '../../../workspaces/orders/use-document-once.ts'

/** The certificate of affiliation or of withdrawal of that person, of today. */
export const CertificateButton = ({ afiliadoId }: { readonly afiliadoId: number }) => {
  const fetchOnce = useDocumentOnce()
  const fetch = () => fetchBinary(certificados.generar, { body: { afiliado_id: afiliadoId } })
  return <Action onClick={() => fetchOnce(`certificado-${afiliadoId}.pdf`, fetch, openPdf)}>Certificado</Action>
}
