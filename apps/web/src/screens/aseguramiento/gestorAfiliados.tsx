/** `/aseguramiento/gestorAfiliados`: an affiliate in time, found by any document that they ever had. @fuente modulos/aseguramiento-y-red.md §6 S1 */
import type { Insured } from '@cauce/contract/afiliados'
import { ageLabel, documentLabel, sexLabel } from '@cauce/domain/affiliate/display-name'
import { rightsOn } from '@cauce/domain/insurance/rights'
import { hasPermission } from '@cauce/domain/session/permission'
import { CHANGES_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Card } from '@cauce/ui/card/card'
import { DateField } from '@cauce/ui/date-field/date-field'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Page } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { today } from '../../app/today.ts'
import { DeceasedNote } from '../../kit/affiliate/deceased-note.tsx'
import { useAseguradoQuery } from '../../store/afiliados-api.ts'
import { failureText } from '../../store/call.ts'
import { count } from '../../workspaces/access/address.ts'
import { InsuredSearch } from '../../workspaces/insurance/insured-search.tsx'
import { LifeLineDrawing } from '../../workspaces/insurance/life-line-drawing.tsx'
import { RightsAnswer } from '../../workspaces/insurance/rights-answer.tsx'
import { CertificateButton } from './gestorAfiliados/certificate-button.tsx'
import { ChangesCard } from './gestorAfiliados/changes-card.tsx'
import { DataCard, DocumentsCard, FamilyCard, StatesCard } from './gestorAfiliados/insured-cards.tsx'
import '../../workspaces/insurance/insurance.css'

const TITLE = 'Gestor de afiliados'

/** The right of a day, counted here from the rows by the rule that the server also asks. */
const RightsOfADay = ({ insured }: { readonly insured: Insured }) => {
  const [day, setDay] = useState(today)
  const hoy = today()
  const fecha = day === '' ? hoy : day
  const rights = rightsOn(insured.pasado, fecha, hoy)
  const isRefused = typeof rights === 'string'
  return (
    <div className="ins-day">
      {isRefused ? null : <RightsAnswer rights={rights} fecha={fecha} isToday={fecha === hoy} />}
      <DateField
        label="Derechos en la fecha"
        value={day}
        max={hoy}
        onChange={setDay}
        error={isRefused ? [rights] : undefined}
      />
    </div>
  )
}

interface PersonProps {
  readonly id: number
  readonly onOpen: (id: number) => void
}

/** From the search to who was found, so that its keys act. */
const focusName = (name: HTMLElement | null): void => name?.focus({ preventScroll: true })

const Person = ({ id, onOpen }: PersonProps) => {
  const user = useUser()
  const { currentData, error, refetch } = useAseguradoQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  if (currentData === undefined)
    return error === undefined ? (
      <Skeleton width="100%" height="240px" />
    ) : (
      <FailedState title={failureText(error)} onRetry={() => void refetch()} />
    )
  return (
    <>
      <section className="ins-who" aria-label="Afiliado">
        <h2 ref={focusName} tabIndex={-1}>
          {currentData.nombre_completo}
        </h2>
        <p className="ca-second">
          {documentLabel(currentData.tipo_documento_codigo, currentData.numero_documento)} ·{' '}
          {ageLabel(currentData.edad_cumplida)} · {sexLabel(currentData.sexo)} · {currentData.tipo_afiliado.nombre}
        </p>
        <CertificateButton afiliadoId={id} />
      </section>
      <DeceasedNote tipoAfiliadoId={currentData.tipo_afiliado.id} />
      <RightsOfADay insured={currentData} />
      {hasPermission(user, CHANGES_PERMISSION) ? (
        <ChangesCard insured={currentData} onFiled={() => void refetch()} />
      ) : null}
      <Card title="Línea de vida">
        <LifeLineDrawing insured={currentData} />
      </Card>
      <DataCard insured={currentData} />
      <FamilyCard insured={currentData} onOpen={onOpen} />
      <StatesCard insured={currentData} />
      <DocumentsCard insured={currentData} />
    </>
  )
}

const GestorAfiliados = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const id = count(search.get('afiliado'))
  const open = (found: number): void => setSearch({ afiliado: String(found) })
  return (
    <Page>
      <PageHead title={TITLE} />
      <div className="ins-top">
        <search>
          <InsuredSearch page="gestor" focusFirst={id === null} onPick={open} />
        </search>
      </div>
      {id === null ? (
        <Card>
          <EmptyState
            title="Busque a un afiliado"
            text="Con el documento de hoy o con uno que haya tenido antes, o por su nombre. Cada lectura queda en la auditoría."
          />
        </Card>
      ) : (
        <Person key={id} id={id} onOpen={open} />
      )}
    </Page>
  )
}

export default GestorAfiliados
