import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { NewAdministrator } from '#contract/administrators.ts'
import { TextField } from '#web/ui/Field.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { FormDialog } from '../layout/FormDialog.tsx'
import { useChange } from '../layout/use-change.ts'
import { passwordHint } from './password-hint.ts'
import { addAdministrator, usersKey } from './users-queries.ts'

export function AddAdministratorDialog({ onClose }: { onClose: () => void }) {
  const adding = useChange({
    change: addAdministrator,
    reload: usersKey,
    success: ({ username }) => `${username} can sign in now.`,
    failure: 'The administrator could not be added.',
    onDone: onClose,
  })
  const form = useForm<z.input<typeof NewAdministrator>, unknown, NewAdministrator>({
    resolver: zodResolver(NewAdministrator),
    defaultValues: { username: '', email: '', password: '', role: 'admin' },
  })
  const { errors } = form.formState
  const disabled = adding.isPending

  return (
    <FormDialog
      title="Add Administrator"
      busy={adding.isPending}
      problem={adding.error?.message}
      onSubmit={form.handleSubmit((values) => adding.mutate(values))}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        autoComplete="off"
        disabled={disabled}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="off"
        disabled={disabled}
        error={errors.email?.message}
        hint="They sign in with it."
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        disabled={disabled}
        error={errors.password?.message}
        hint={`${passwordHint} Tell it to them in person or by phone.`}
        {...form.register('password')}
      />
    </FormDialog>
  )
}
