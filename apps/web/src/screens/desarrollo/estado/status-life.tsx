import { lifeCyclesWith } from '@cauce/machines/life-cycles/life-cycles'
import { Card } from '@cauce/ui/card/card'
import { LifeCycle } from '@cauce/ui/life-cycle/life-cycle'
import { statusMap, statusSteps, type StepLine } from './status-map.ts'

interface StepsProps {
  readonly title: string
  readonly steps: readonly StepLine[]
  readonly none: string
}

const Steps = ({ title, steps, none }: StepsProps) => (
  <section>
    <h3 className="per-part">{title}</h3>
    {steps.length === 0 ? (
      <p className="ca-second">{none}</p>
    ) : (
      <ul className="acc-list">
        {steps.map(({ key, nombre, etiqueta, quien }) => (
          <li key={key}>
            <span>
              {nombre} <span className="ca-second">{etiqueta}</span>
            </span>
            <span className="ca-second">{quien === null ? 'el sistema' : `lo hace ${quien}`}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

/** Where the state stands in each life cycle: drawn, and in lines for who reads it. */
export const StatusLife = ({ estado_id }: { readonly estado_id: number }) =>
  lifeCyclesWith(estado_id).map((cycle) => {
    const { llegan, siguen } = statusSteps(cycle, estado_id)
    return (
      <Card key={cycle.id} title={cycle.titulo}>
        <div className="acc-stack">
          <LifeCycle {...statusMap(cycle, estado_id)} />
          <div className="est-steps">
            <Steps title="Cómo se llega" steps={llegan} none="No se llega desde otro estado" />
            <Steps title="Qué puede seguir" steps={siguen} none="Nada: aquí termina" />
          </div>
        </div>
      </Card>
    )
  })
