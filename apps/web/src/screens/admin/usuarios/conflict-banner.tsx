import { Action } from '@cauce/ui/action/action'
import type { UserEdit } from './use-user-edit.ts'

const shown = (value: string | number | null): string => (value === null || value === '' ? 'nada' : String(value))

/** What another person saved meanwhile, and what to do with it. What was typed stays where it is. */
export const ConflictBanner = ({ edit }: { readonly edit: UserEdit }) => {
  if (edit.isConflict || edit.isReloading) {
    return (
      <div className="usu-banner usu-banner-waiting" role="alert">
        <p>{edit.error}</p>
        <Action busy={edit.isReloading} onClick={edit.seeTheirs}>
          Ver los datos nuevos
        </Action>
      </div>
    )
  }
  if (!edit.isRebased) return null
  return (
    <section className="usu-banner usu-banner-info" aria-live="polite" aria-label="Datos nuevos">
      {edit.disputes.length === 0 ? (
        <p>Estos son los datos nuevos con lo que usted escribió. Guarde cuando estén bien.</p>
      ) : (
        <>
          <p>La otra persona también cambió estos campos. Queda lo suyo, salvo que tome lo nuevo:</p>
          <ul className="usu-disputes">
            {edit.disputes.map(({ field, label }) => (
              <li key={field}>
                <span>
                  <strong>{label}</strong>
                  {field === 'rep_id' || field === 'tipo_documento_id' ? null : (
                    <span className="ca-second"> Ahora dice: {shown(edit.stored[field])}</span>
                  )}
                </span>
                <Action small onClick={() => edit.change({ [field]: edit.stored[field] })}>
                  Tomar lo nuevo
                </Action>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
