/** `/aseguramiento/verificacion`: whether a person has a right to care, today and on any past day. @fuente modulos/aseguramiento-y-red.md §6 S2 */
import { ageLabel, documentLabel, sexLabel } from '@cauce/domain/affiliate/display-name'
import { FUTURE_DAY } from '@cauce/domain/insurance/rights'
import { Card } from '@cauce/ui/card/card'
import { DateField } from '@cauce/ui/date-field/date-field'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Page } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { today } from '../../app/today.ts'
import { DeceasedNote } from '../../kit/affiliate/deceased-note.tsx'
import { useDerechosQuery } from '../../store/afiliados-api.ts'
import { failureText } from '../../store/call.ts'
import { count } from '../../workspaces/access/address.ts'
import { InsuredSearch } from '../../workspaces/insurance/insured-search.tsx'
import { RightsAnswer } from '../../workspaces/insurance/rights-answer.tsx'
import '../../workspaces/insurance/insurance.css'

const TITLE = 'Verificación de derechos'

const Answer = ({ id }: { readonly id: number }) => {
  const [day, setDay] = useState(today)
  const fecha = day === '' || day > today() ? today() : day
  const { currentData, error, refetch } = useDerechosQuery(
    { body: { afiliado_id: id, fecha } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <div className="ins-asked">
        <DateField
          label="Fecha que se consulta"
          value={day}
          max={today()}
          onChange={setDay}
          error={day > today() ? [FUTURE_DAY] : undefined}
        />
      </div>
      {currentData === undefined ? (
        error === undefined ? (
          <Skeleton width="100%" height="180px" />
        ) : (
          <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <section className="ins-who" aria-label="Persona">
            <h2>{currentData.nombre_completo}</h2>
            <p className="ca-second">
              {documentLabel(currentData.tipo_documento_codigo, currentData.numero_documento)} ·{' '}
              {ageLabel(currentData.edad_cumplida)} · {sexLabel(currentData.sexo)} · {currentData.tipo_afiliado.nombre}
            </p>
          </section>
          <DeceasedNote tipoAfiliadoId={currentData.tipo_afiliado.id} />
          <RightsAnswer
            rights={currentData.derechos}
            fecha={currentData.fecha}
            isToday={currentData.fecha === today()}
            cotizante={currentData.cotizante}
          />
        </>
      )}
    </>
  )
}

const Verificacion = () => {
  usePageTitle(TITLE)
  const [search, setSearch] = useSearchParams()
  const id = count(search.get('afiliado'))
  return (
    <Page>
      <PageHead title={TITLE} />
      <div className="ins-top">
        <search>
          <InsuredSearch
            page="derechos"
            focusFirst={id === null}
            onPick={(found) => setSearch({ afiliado: String(found) })}
          />
        </search>
      </div>
      {id === null ? (
        <Card>
          <EmptyState
            title="Busque a una persona"
            text="Con el documento de hoy o con uno que haya tenido antes, o por su nombre. Cada consulta queda en la auditoría."
          />
        </Card>
      ) : (
        <Answer key={id} id={id} />
      )}
    </Page>
  )
}

export default Verificacion
