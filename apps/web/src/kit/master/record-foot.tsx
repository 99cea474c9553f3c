/** What saving would do, in a sentence, and the button that does it. */
import type { Master } from '@cauce/domain/kit/master/master'
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { ended, labelsOf, theOne } from '../form/field-words.ts'
import type { RecordEdit } from './use-record-edit.ts'

/** "teléfono y correo · dirección, de Carlos, se conserva". */
const whatElse = (of: Master, { own, brought, context: { theirs } }: RecordEdit): string => {
  const kept = brought.filter((field) => !own.includes(field))
  const theirsStay =
    theirs === null || kept.length === 0 ? '' : ` · de ${theirs.quien} se conserva: ${labelsOf(of, kept)}`
  return `${labelsOf(of, own)}${theirsStay}`
}

export const RecordFoot = ({ of, edit }: { readonly of: Master; readonly edit: RecordEdit }) => {
  const { own, isChanged, isSaving, undecided, context } = edit
  const isNew = context.id === null
  const many = own.length
  const summary = !isChanged
    ? isNew
      ? `Escriba los datos de ${theOne(of)}`
      : 'No ha cambiado nada'
    : isNew
      ? `Se crea ${theOne(of)}, ${ended(of, 'activ')}`
      : many === 1
        ? 'Se guarda 1 cambio suyo'
        : `Se guardan ${many} cambios suyos`
  const verb = isNew ? `Crear ${theOne(of)}` : many > 1 ? `Guardar mis ${many} cambios` : 'Guardar mi cambio'
  return (
    <div className="kit-panel-foot">
      <FootBar summary={summary} detail={!isChanged || isNew ? undefined : whatElse(of, edit)}>
        <Action kind="quiet" disabled={!isChanged || isSaving} onClick={edit.drop}>
          Descartar lo mío
        </Action>
        <Action
          kind="filled"
          keys="Ctrl Enter"
          busy={isSaving}
          disabled={!isChanged}
          reason={undecided.length === 0 ? null : `Elija ${labelsOf(of, undecided)}`}
          onClick={edit.save}
        >
          {verb}
        </Action>
      </FootBar>
    </div>
  )
}
