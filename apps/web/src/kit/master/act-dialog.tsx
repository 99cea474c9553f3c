/** The questions before something is put out of use, deleted, or left half written. */
import type { Master } from '@cauce/domain/kit/master/master'
import { usedWords, type Counted } from '@cauce/domain/kit/master/words'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { DialogLayer } from '../dialog/dialog-layer.tsx'
import { useLast } from '../dialog/use-last.ts'
import { ended, itOf, theOne } from '../form/field-words.ts'
import type { useRecordActs } from './use-record-acts.ts'

interface ActDialogProps {
  readonly of: Master
  readonly title: string
  readonly uses: readonly Counted[]
  readonly acts: ReturnType<typeof useRecordActs>
}

export const ActDialog = ({ of, title, uses, acts }: ActDialogProps) => {
  const shown = useLast(acts.asked)
  const it = itOf(of)
  const deletes = shown === 'eliminar'
  return (
    <DialogLayer>
      <AskDialog
        isOpen={acts.asked !== null}
        kind="warning"
        title={deletes ? `¿Eliminar «${title}»?` : `¿Inactivar «${title}»?`}
        main={{
          label: deletes ? `Conservar${it}` : `Dejar${it} ${ended(of, 'activ')}`,
          onClick: () => acts.ask(null),
        }}
        other={{
          label: `${deletes ? 'Eliminar' : 'Inactivar'} ${theOne(of)}`,
          busy: acts.isBusy,
          onClick: () => {
            if (acts.asked !== null) void acts.run(acts.asked)
          },
        }}
      >
        <p>
          {deletes
            ? `Nada ${it} usa. Eliminad${of.gender === 'f' ? 'a' : 'o'}, no se recupera.`
            : (usedWords(of, uses) ??
              `Inactivar${it} ${it} quita de lo nuevo y deja lo hecho. Se puede volver a activar.`)}
        </p>
        {acts.failure === null ? null : (
          <p className="ca-field-error" role="alert">
            {acts.failure}
          </p>
        )}
      </AskDialog>
    </DialogLayer>
  )
}

interface LeaveDialogProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

export const LeaveDialog = ({ isOpen, onStay, onLeave }: LeaveDialogProps) => (
  <DialogLayer>
    <AskDialog
      isOpen={isOpen}
      kind="warning"
      title="Hay cambios suyos sin guardar"
      main={{ label: 'Seguir escribiendo', onClick: onStay }}
      other={{ label: 'Descartar lo mío', onClick: onLeave }}
    >
      <p>Si cierra, lo que escribió se pierde.</p>
    </AskDialog>
  </DialogLayer>
)
