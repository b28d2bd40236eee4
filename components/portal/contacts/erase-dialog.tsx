"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { ErrorSummary } from "@/components/ui/error-summary";
import { showToast } from "@/components/ui/toast";
import {
  type ContactErasure,
  type ContactErasureFormValues,
  contactErasureSchema,
} from "@/lib/schemas/contact";
import { ActionButton } from "../action-button";
import { Dialog } from "../dialogs/dialog";
import dialogStyles from "../dialogs/dialog.module.css";
import { FailureNotice } from "../dialogs/failure-notice";
import { TextField } from "../fields/text-field";
import { portalRequest } from "../portal-request";

type EraseDialogProps = { opened: boolean; onClose: () => void };

/** Erases what a person sent, as the person may ask (DPDP Act, 2023, section 12). */
export function EraseDialog({ opened, onClose }: EraseDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Erase a person’s data" size="34rem" centered>
      <EraseForm onDone={onClose} />
    </Dialog>
  );
}

async function erase(body: ContactErasure): Promise<number> {
  const response = await portalRequest("POST", "/api/contacts/erase", { body });
  return ((await response.json()) as { erased: number }).erased;
}

function EraseForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<ContactErasureFormValues, unknown, ContactErasure>({
    resolver: zodResolver(contactErasureSchema),
    defaultValues: { email: "", phone: "" },
    shouldFocusError: false,
  });
  const erasure = useMutation({
    mutationFn: erase,
    onSuccess: async (erased) => {
      const message = erased === 1 ? "1 contact erased" : `${erased} contacts erased`;
      showToast({ title: "Success", message, kind: "success" });
      onDone();
      await queryClient.invalidateQueries({ queryKey: ["/api/contacts"] });
    },
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={dialogStyles.confirm}
        onSubmit={form.handleSubmit((values) => erasure.mutate(values))}
      >
        <p className={dialogStyles.text}>
          Every contact with this email or this phone number is erased for good. That it was done
          stays in the activity; backups keep what they hold until they are replaced, and an inbox
          keeps what was mailed to it.
        </p>
        <ErrorSummary form={form} />
        <TextField<ContactErasureFormValues> name="email" label="Email" type="email" />
        <TextField<ContactErasureFormValues> name="phone" label="Phone" type="tel" />
        {erasure.error && <FailureNotice error={erasure.error} action="erase" />}
        <div className={dialogStyles.actions}>
          <ActionButton look="outline" onClick={onDone}>
            Cancel
          </ActionButton>
          <ActionButton type="submit" look="danger" busy={erasure.isPending}>
            Erase for good
          </ActionButton>
        </div>
      </form>
    </FormProvider>
  );
}
