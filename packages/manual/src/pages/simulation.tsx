import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { lazy, Suspense } from 'react'
import { useManual } from '../context.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { placeText, sectionTitle } from '../place.tsx'

/** The machines themselves come only when somebody wants to walk through one. */
const Simulator = lazy(async () => ({ default: (await import('../simulator/simulator.tsx')).Simulator }))

/** Walks through a machine: the same one that the product runs. */
export const Simulation = ({ id }: { readonly id: string }) => {
  const { go, data } = useManual()
  const [machineId = '', guideId = ''] = id.split('/')
  return (
    <>
      <PageHead title={sectionTitle('simulador')}>
        <p>
          Elija qué pasa y vea a dónde llega. Es la misma máquina del producto, sin servidor: nada de lo que haga aquí
          se guarda.
        </p>
      </PageHead>
      <Suspense
        fallback={
          <div aria-busy="true">
            <output className="ca-hidden">Cargando el simulador</output>
            <Skeleton height="36px" lines={6} />
          </div>
        }
      >
        <Simulator
          {...(machineId === '' ? {} : { machineId })}
          guideId={guideId}
          onChoose={(chosen) => go(placeText('simulador', chosen))}
          drawingOf={(shown) => data.maquinas.find((machine) => machine.id === shown)?.svg ?? null}
        />
      </Suspense>
    </>
  )
}
