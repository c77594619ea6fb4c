import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Opens the goal that was just made elsewhere and led here; once, not again after a reload. */
export function useMadeGoal(open: (id: string) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const made = (state as { goal?: string } | null)?.goal;
  useEffect(() => {
    if (!made) return;
    open(made);
    navigate(pathname + search, { replace: true, state: null });
  }, [made, open, navigate, pathname, search]);
}
