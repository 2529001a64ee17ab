import { createContext, useContext } from 'react'
import type { SignedInUser } from '#contract/accounts/auth.ts'
import { may, type StaffAccess } from '#contract/platform/roles.ts'
import { storedUser } from '#web/api/session.ts'
import type { Column } from '#web/ui/Table.tsx'

/** The signed-in user, with the role that the server named last. */
export const SignedIn = createContext<SignedInUser | null>(null)

/** What it takes to edit the records of the open section. */
export const SectionEdits = createContext<StaffAccess | undefined>(undefined)

/** What the signed-in user may do. A button whose call would be refused is not shown. */
export const useMay = () => mayAs(useSignedInUser())

/** What someone may do. */
export const mayAs = (user: SignedInUser | null) => (access: StaffAccess) =>
  // A response of the specification may leave the role out; its default is admin.
  may(user?.role || 'admin', access)

export const useSignedInUser = () => useContext(SignedIn) ?? storedUser()

/** Whether the signed-in user may edit the records of the open section. */
export function useMayEdit() {
  const allows = useMay()
  const access = useContext(SectionEdits)
  return access === undefined || allows(access)
}

/** Leaves out the column of actions for those who would find it empty, because they may not edit. */
export function useColumnsForRole<T>(columns: Column<T>[]) {
  const mayEdit = useMayEdit()
  return mayEdit ? columns : columns.filter(({ card }) => card !== 'actions')
}
