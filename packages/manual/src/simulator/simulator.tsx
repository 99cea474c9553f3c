import { useEffect, useRef, useState } from 'react'
import { type MachineWalks, MACHINE_WALKS } from '@cauce/machines/walks/walks'
import type { Guide } from '@cauce/machines/walks/guide'
import { GUIDES } from '@cauce/machines/walks/guides'
import { MACHINE_WORDS } from '@cauce/machines/words/machines'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { MachineDiagram } from '../diagram/machine-diagram.tsx'
import { GuidePanel } from './guide.tsx'
import { History, Memory } from './memory.tsx'
import { Offers } from './offers.tsx'
import type { Situation } from './situation.ts'
import { linkOf, stepsOf } from './steps-link.ts'
import { useGuide, useSimulation } from './use-simulation.tsx'
import './simulator.css'

export interface SimulatorProps {
  readonly machineId?: string
  /** The frequent question that is followed. */
  readonly guideId?: string
  readonly onChoose?: (machineId: string) => void
  /** Drawing of a machine, as SVG text; null where it has not come. */
  readonly drawingOf?: (machineId: string) => string | null
}

type Chosen = MachineWalks['walks'][number]

const titleOf = ({ walks, id }: MachineWalks): string => walks[0]?.walk.machine.root.description ?? id
const NO_STEPS: readonly string[] = []

const Standing = ({ situation }: { readonly situation: Situation }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed may be gone: the keyboard goes on from here instead of from the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  return (
    <div className="sim-now">
      <h3 ref={heading} tabIndex={-1}>
        Ahora
      </h3>
      <output aria-live="polite">
        {situation.lines.map((line) => (
          <span key={line} className="sim-state">
            {line}
          </span>
        ))}
      </output>
    </div>
  )
}

interface StageProps {
  readonly machine: MachineWalks
  readonly chosen: Chosen
  readonly at: number
  readonly first: readonly string[]
  readonly drawing: string | null
  readonly guide: Guide | undefined
}

const Stage = ({ machine, chosen, at, first, drawing, guide }: StageProps) => {
  const { run, take, backTo } = useSimulation(chosen.walk, first)
  const codes = useGuide(chosen.walk, guide)
  const [isCopied, setCopied] = useState(false)
  if (run === null) return <p aria-busy="true">Empieza…</p>
  const { situation, told, steps } = run
  const link = linkOf(window.location.href, { machineId: machine.id, walk: at, steps })
  const copy = async () => {
    await navigator.clipboard?.writeText(link)
    setCopied(true)
  }
  return (
    <div className="sim-stage">
      <div className="sim-column">
        <Card
          title="Qué pasa"
          actions={
            <>
              <Action
                small
                disabled={told.length === 0}
                onClick={() => {
                  backTo(told.length - 1)
                }}
              >
                Deshacer
              </Action>
              <Action
                small
                disabled={told.length === 0}
                onClick={() => {
                  backTo(0)
                }}
              >
                Empezar de nuevo
              </Action>
            </>
          }
        >
          {guide === undefined || codes === null ? null : (
            <GuidePanel guide={guide} codes={codes} run={run} onTake={take} onBackTo={backTo} />
          )}
          <Standing situation={situation} />
          <Offers situation={situation} onTake={take} />
        </Card>
        <Card title="Lo que ha pasado">
          <History told={told} onBackTo={backTo} />
          {told.length === 0 ? null : (
            <p className="sim-link">
              <Action small kind="quiet" onClick={() => void copy()}>
                Copiar el enlace de estos pasos
              </Action>
              <output>{isCopied ? 'Copiado' : ''}</output>
            </p>
          )}
        </Card>
        <Card title="Lo que recuerda" flush>
          <Memory context={situation.context} />
        </Card>
      </div>
      {drawing === null ? null : <MachineDiagram svg={drawing} current={situation.states} />}
    </div>
  )
}

/** A machine that a person walks through: the same code as the product, without a server. */
export const Simulator = ({ machineId, guideId = '', onChoose, drawingOf }: SimulatorProps) => {
  const [linked] = useState(() => stepsOf(window.location.href))
  const [own, setOwn] = useState(machineId ?? linked?.machineId ?? '')
  const id = machineId ?? own
  const machine = MACHINE_WALKS.find((one) => one.id === id)
  const fits = linked !== null && linked.machineId === id
  const given = GUIDES.find((one) => one.id === guideId && one.machineId === id)
  const [choice, setChoice] = useState({
    id,
    given: guideId,
    at: fits ? linked.walk : (given?.walk ?? 0),
    guide: guideId,
  })
  const isOfHere = choice.id === id && choice.given === guideId
  const at = isOfHere ? choice.at : (given?.walk ?? 0)
  const guides = GUIDES.filter((one) => one.machineId === id)
  const guide = isOfHere ? guides.find((one) => one.id === choice.guide) : given
  const chosen = machine?.walks[at] ?? machine?.walks[0]
  const groups = [...new Set(MACHINE_WALKS.map(({ group }) => group))]
  return (
    <div className="sim">
      <div className="sim-choose">
        <SelectField
          label="Máquina"
          placeholder="Elija una máquina"
          value={machine?.id ?? ''}
          options={groups.flatMap((group) =>
            MACHINE_WALKS.filter((one) => one.group === group).map((one) => ({
              value: one.id,
              label: `${group}: ${titleOf(one)}`,
            })),
          )}
          onChange={(next) => {
            setOwn(next)
            onChoose?.(next)
          }}
        />
        {machine === undefined || machine.walks.length < 2 ? null : (
          <SelectField
            label="Situación de partida"
            value={String(at)}
            options={machine.walks.map(({ title }, place) => ({ value: String(place), label: title }))}
            onChange={(place) => {
              setChoice({ id, given: guideId, at: Number(place), guide: '' })
            }}
          />
        )}
        {guides.length === 0 ? null : (
          <SelectField
            label="Recorrido guiado"
            placeholder="Ninguno: elijo yo cada paso"
            value={guide?.id ?? ''}
            options={guides.map((one) => ({ value: one.id, label: one.question }))}
            onChange={(next) => {
              setChoice({ id, given: guideId, at: guides.find((one) => one.id === next)?.walk ?? 0, guide: next })
            }}
          />
        )}
      </div>
      {machine === undefined || chosen === undefined ? (
        <p className="ca-second">Elija una máquina para recorrerla.</p>
      ) : (
        <>
          <p>{MACHINE_WORDS[machine.id]}</p>
          <Stage
            key={`${machine.id} ${at} ${guide?.id ?? ''}`}
            guide={guide}
            machine={machine}
            chosen={chosen}
            at={at}
            first={fits && linked.walk === at ? linked.steps : NO_STEPS}
            drawing={drawingOf?.(machine.id) ?? null}
          />
        </>
      )}
    </div>
  )
}
