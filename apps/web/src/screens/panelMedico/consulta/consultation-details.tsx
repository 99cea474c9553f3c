import type { Consultation } from '@cauce/domain/consultation/consultation'
import { Card } from '@cauce/ui/card/card'

type Fact = readonly [name: string, value: string]

/** What is known of the consultation and of the affiliation, to be read. */
export const ConsultationDetails = ({ consultation }: { readonly consultation: Consultation }) => {
  const { afiliado, tipo_consulta, medico, datosConsulta } = consultation
  const facts: readonly Fact[] = [
    ['Tipo de consulta', tipo_consulta.nombre],
    ['Profesional', medico.nombre],
    ...(datosConsulta.rep === null ? [] : ([['Sede', datosConsulta.rep.nombre]] as const)),
    ['Tipo de afiliado', afiliado.tipo_afiliado.nombre],
    ['Estado del afiliado', afiliado.estado_afiliado.nombre],
    ...afiliado.clasificacion.map(({ nombre, descripcion }): Fact => [nombre, descripcion]),
  ]
  return (
    <Card title="Datos de la consulta">
      <dl className="ca-consult-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
