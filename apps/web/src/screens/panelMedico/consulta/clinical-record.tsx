import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { Consultation, Measures } from '@cauce/domain/consultation/consultation'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { formatNumber, groupThousands } from '@cauce/domain/text/format'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useOrdenesActivasQuery } from '../../../store/api.ts'
import { failureText } from '../../../store/call.ts'

const SHOWN_LINES = 5

type Fact = readonly [name: string, value: string]

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="ca-consult-facts">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const measured = (name: string, value: number | null, decimals: number, unit: string): readonly Fact[] =>
  value === null ? [] : [[name, `${formatNumber(value, decimals)} ${unit}`]]

const measureFacts = (measures: Measures): readonly Fact[] => [
  ...measured('Peso', measures.peso, 1, 'kg'),
  ...measured('Talla', measures.talla, 0, 'cm'),
  ...measured('Índice de masa corporal', measures.imc, 2, 'kg/m²'),
  ...measured('Superficie corporal', measures.isc, 2, 'm²'),
  ...measured('Perímetro abdominal', measures.perimetro_abdominal, 0, 'cm'),
  ...(measures.presion_sistolica === null || measures.presion_diastolica === null
    ? []
    : ([['Presión arterial', `${measures.presion_sistolica}/${measures.presion_diastolica} mmHg`]] as const)),
]

const ActiveOrders = ({ consultation }: ClinicalRecordProps) => {
  const { data, error, refetch } = useOrdenesActivasQuery({ params: { consultaId: consultation.id } })
  const count = consultation.conteo_ordenes[OrderType.procedures]
  return (
    <Card title="Órdenes de procedimientos" note={count === 1 ? '1 vigente' : `${count} vigentes`} flush>
      {error !== undefined && data === undefined ? (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <div className="ca-consult-waiting">
          <Skeleton lines={SHOWN_LINES} height="20px" />
        </div>
      ) : data.length === 0 ? (
        <EmptyState title="El afiliado no tiene órdenes de procedimientos" />
      ) : (
        <ul className="ca-consult-orders">
          {data.slice(0, SHOWN_LINES).map((line) => (
            <li key={line.id}>
              <span>
                {line.cup.codigo} · {line.cup.nombre}
                <span className="ca-second">
                  Orden {groupThousands(line.orden_id)} · vigente hasta {formatDate(line.fecha_vencimiento)}
                </span>
              </span>
              <StatusChip tone={statusTone(line.estado_id)} label={line.estado.nombre} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

interface ClinicalRecordProps {
  readonly consultation: Consultation
}

/** What the record says of this consultation, to be read. */
export const ClinicalRecord = ({ consultation }: ClinicalRecordProps) => {
  const { afiliado, medidas, motivo, tipo_consulta, medico, datosConsulta } = consultation
  const allergies = allergySummary(afiliado.alergias)
  return (
    <div className="ca-consult-record">
      <Card title="Motivo de consulta">
        <p className="ca-reading">{motivo}</p>
        <Facts
          facts={[
            ['Tipo de consulta', tipo_consulta.nombre],
            ['Profesional', medico.nombre],
            ...(datosConsulta.rep === null ? [] : ([['Sede', datosConsulta.rep.nombre]] as const)),
          ]}
        />
      </Card>
      <Card title="Medidas" note={medidas === null ? undefined : formatDate(medidas.fecha)}>
        {medidas === null ? (
          <p className="ca-second">No se han tomado medidas.</p>
        ) : (
          <Facts facts={measureFacts(medidas)} />
        )}
      </Card>
      <Card title="Alergias">
        <p className={allergies.kind === 'known' ? 'ca-consult-allergic' : 'ca-second'}>{allergies.text}</p>
      </Card>
      <Card title="Afiliación">
        <Facts
          facts={[
            ['Tipo', afiliado.tipo_afiliado.nombre],
            ['Estado', afiliado.estado_afiliado.nombre],
            ...afiliado.clasificacion.map(({ nombre, descripcion }): Fact => [nombre, descripcion]),
          ]}
        />
      </Card>
      <ActiveOrders consultation={consultation} />
    </div>
  )
}
