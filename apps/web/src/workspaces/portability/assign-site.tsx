/** The sites of where the person goes, to assign one: what each has under contract is beside its name. */
import type { PortabilityDetail } from '@cauce/contract/portabilidades'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { useSendOnce } from '../../kit/use-send-once.ts'
import { failureOf, failureText } from '../../store/call.ts'
import { useAsignarPortabilidadMutation, useSedesPortabilidadQuery } from '../../store/portabilidades-api.ts'

interface AssignSiteProps {
  readonly detail: PortabilityDetail
  readonly onDone: () => void
}

const servicesOf = (servicios: readonly string[]): string =>
  servicios.length === 0 ? 'sin contrato vigente' : servicios.join(', ')

export const AssignSite = ({ detail, onDone }: AssignSiteProps) => {
  const { id, version, destino } = detail
  const { data, error } = useSedesPortabilidadQuery({ body: { municipio_id: destino.id } })
  const [assign, { isLoading }] = useAsignarPortabilidadMutation()
  const [site, setSite] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const once = useSendOnce<{ readonly id: number; readonly version: number; readonly rep_id: number }>()
  const send = async (): Promise<void> => {
    const reply = await once({ id, version, rep_id: Number(site) }, (body, key) => assign({ body, key }))
    if (reply.data === undefined) {
      const { errores = {}, error: said } = failureOf(reply.error).data
      setFailure(errores['rep_id']?.[0] ?? said)
      return
    }
    void showToast({ message: reply.data.mensaje })
    onDone()
  }
  if (error !== undefined) return <Banner tone="bad" title={failureText(error)} />
  if (data?.length === 0)
    return <Banner tone="waiting" title={`No hay sedes activas en ${destino.nombre}: no se puede asignar ninguna.`} />
  return (
    <section className="por-assign" aria-label="Asignar la sede">
      <SelectField
        label={`Sede en ${destino.nombre}`}
        placeholder="Elija…"
        value={site}
        options={(data ?? []).map(({ id: value, nombre, servicios }) => ({
          value: String(value),
          label: `${nombre} · ${servicesOf(servicios)}`,
        }))}
        onChange={(value) => {
          setFailure(null)
          setSite(value)
        }}
        error={failure === null ? undefined : [failure]}
      />
      <Action kind="filled" busy={isLoading} disabled={site === ''} onClick={() => void send()}>
        Asignar la sede
      </Action>
    </section>
  )
}
