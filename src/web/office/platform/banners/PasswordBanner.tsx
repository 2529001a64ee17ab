import { Lock } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/Button.tsx'
import { sectionPath } from '../paths.ts'
import { Banner } from './Banner.tsx'

export function PasswordBanner() {
  const navigate = useNavigate()
  return (
    <Banner
      label="Your password"
      icon={Lock}
      text="You still use the password that was generated for you."
      action={
        <Button
          variant="line"
          size="small"
          onClick={() => navigate(sectionPath('account', 'password'))}
        >
          Change your password
        </Button>
      }
    />
  )
}
