/** `/autogestion/certificadoAfiliacion`: one's own certificate, with one button. @fuente modulos/aseguramiento-y-red.md §6, §7 R36 */
import { certificados } from '@cauce/contract/certificados'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Page } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { openPdf } from '../../actors/open-pdf.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { failureText, fetchBinary } from '../../store/call.ts'
import { useMiCertificadoQuery } from '../../store/certificados-api.ts'
import { useDocumentOnce } from '../../workspaces/orders/use-document-once.ts'

const TITLE = 'Certificado de afiliación'
const FILE = 'certificado-afiliacion.pdf'

const Ready = ({ titulo, estado, desde, dias }: { titulo: string; estado: string; desde: string; dias: number }) => {
  const fetchOnce = useDocumentOnce()
  return (
    <>
      <p>
        Su afiliación está <strong>{estado}</strong> desde el {formatDate(desde)}.
      </p>
      <p>
        Su certificado vale {dias} días. Quien lea su código QR ve el estado del día en que lo lee, no el del papel.
      </p>
      <p>
        <Action
          kind="filled"
          onClick={() => fetchOnce(FILE, () => fetchBinary(certificados.descargarMio, { body: {} }), openPdf)}
        >
          Descargar {titulo.toLowerCase()}
        </Action>
      </p>
    </>
  )
}

const CertificadoAfiliacion = () => {
  usePageTitle(TITLE)
  const { data, error, refetch } = useMiCertificadoQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <Page>
      <PageHead title={TITLE} />
      <Card>
        {data === undefined && error === undefined ? <Skeleton width="100%" height="120px" /> : null}
        {error === undefined ? null : <FailedState title={failureText(error)} onRetry={() => void refetch()} />}
        {data === undefined || data.impedimento === null ? null : <Banner tone="waiting" title={data.impedimento} />}
        {data === undefined || data.titulo === null || data.estado === null || data.desde === null ? null : (
          <Ready titulo={data.titulo} estado={data.estado} desde={data.desde} dias={data.dias} />
        )}
      </Card>
    </Page>
  )
}

export default CertificadoAfiliacion
