import type { Program } from '@cauce/contract/clientes'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { useSendOnce } from '../../../kit/use-send-once.ts'
import { failureText } from '../../../store/call.ts'
import { useNuevaClaveProgramaMutation } from '../../../store/clientes-api.ts'
import type { GivenKey } from './program-form.tsx'

interface NewKeyDialogProps {
  readonly program: Program
  readonly onClose: () => void
  readonly onGiven: (given: GivenKey) => void
}

/** Asks before the key in use stops serving. */
export const NewKeyDialog = ({ program, onClose, onGiven }: NewKeyDialogProps) => {
  const [renew, { isLoading, error }] = useNuevaClaveProgramaMutation()
  const once = useSendOnce<Pick<Program, 'version'>>()
  const go = async (): Promise<void> => {
    const { id, version } = program
    const { data } = await once({ version }, (body, key) => renew({ params: { id }, body, key }))
    if (data !== undefined) onGiven({ nombre: data.cliente.nombre, clave: data.clave })
  }
  return (
    <AskDialog
      isOpen
      kind="warning"
      title={`¿Generar otra clave para ${program.nombre}?`}
      main={{ label: 'Dejar la que tiene', onClick: onClose }}
      other={{ label: 'Generar clave nueva', onClick: () => void go(), busy: isLoading }}
    >
      <p>
        La clave que termina en <strong>{program.clave_final}</strong> deja de servir de inmediato. El programa no podrá
        conectarse hasta que le pongan la nueva.
      </p>
      {error === undefined ? null : <FailedState title={failureText(error)} />}
    </AskDialog>
  )
}
