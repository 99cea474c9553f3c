/** `/panelMedico/atencion`: the day's consultations. @fuente spec 1 §2 */
import { agendaList } from '@cauce/contract/consultas'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { isStillAhead } from '@cauce/domain/consultation/agenda'
import type { AgendaRow } from '@cauce/domain/consultation/consultation'
import { AddIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { useUser } from '../../actors/session.ts'
import { useNextStep } from '../../app/next-step.ts'
import { today } from '../../app/today.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useAgendaQuery } from '../../store/api.ts'
import { agendaColumns } from './atencion/agenda-columns.tsx'
import { AgendaFilters } from './atencion/agenda-filters.tsx'
import { NOT_OPENED, useOpenConsultation } from './atencion/use-open-consultation.ts'
import { useWalkIn } from './atencion/use-walk-in.tsx'
import './atencion/atencion.css'

const SIZES = [8, 16, 32]
/** A row is known by its patient, and an allergy is never out of sight. */
const FIXED = ['afiliado', 'alergias']

const loadConsultation = () =>
  Promise.all([import('./consulta.tsx'), import('../../workspaces/record/record-workspace.tsx')])

const Atencion = () => {
  useNextStep(loadConsultation)
  const now = today()
  const user = useUser()
  const list = useList(agendaList, 'panelMedico.atencion', { sizes: SIZES, usual: { fecha: now } })
  const query = useAgendaQuery({ body: list.page }, { refetchOnMountOrArgChange: true })
  const { data } = query
  const opening = useOpenConsultation({ filtros: `?${list.search.toString()}`, texto: list.said('texto') })
  const open = (row: AgendaRow): void => void opening.open(row.id)
  const walkIn = useWalkIn()
  const byState = data?.por_estado ?? []
  const date = list.said('fecha')
  return (
    <ListPage
      list={list}
      title={date === now ? 'Consultas de hoy' : `Consultas del ${formatDate(date)}`}
      searches="Nombre o documento"
      filters={<AgendaFilters list={list} answer={data ?? null} />}
      chips={{
        filter: 'estado',
        label: 'Consultas por estado',
        options: [
          { value: '', label: 'Todas', count: byState.reduce((sum, { total }) => sum + total, 0) },
          ...byState.map(({ estado_id, nombre, total }) => ({ value: String(estado_id), label: nombre, count: total })),
        ],
      }}
      columns={(selected) =>
        agendaColumns({
          userId: user?.id ?? 0,
          selectedId: selected?.id ?? null,
          busyId: opening.busyId,
          onOpen: open,
        })
      }
      fixed={FIXED}
      actions={
        <Action icon={<AddIcon />} hasPopup="dialog" onClick={walkIn.open}>
          Consulta prioritaria
        </Action>
      }
      query={query}
      notice={
        opening.failure === null ? null : (
          <Card>
            <FailedState title={opening.failure} text={NOT_OPENED} />
          </Card>
        )
      }
      none={{ title: 'Hoy no tiene consultas' }}
      noneFound={{
        title: 'Ninguna consulta con estos filtros',
        text: 'Cambie la fecha, el estado o el texto que busca.',
      }}
      first={(rows) => rows.find(({ estado_id }) => isStillAhead(estado_id)) ?? rows[0]}
      onOpen={open}
    >
      {walkIn.dialog}
    </ListPage>
  )
}

export default Atencion
